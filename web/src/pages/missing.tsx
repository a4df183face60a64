import { t } from '../i18n';
import { Frame } from '../ui/frame';
import { Nothing } from '../ui/nothing';

/** For every address that we do not have. */
export default function Missing() {
  return (
    <Frame title={t('missing.title')} page="missing">
      <Nothing />
    </Frame>
  );
}
