import { t } from '../i18n';
import { Frame } from '../ui/frame';
import { Nothing } from '../ui/nothing';

/** For every address that is none of ours. */
export default function Missing() {
  return (
    <Frame title={t('missing.title')} page="missing">
      <Nothing />
    </Frame>
  );
}
