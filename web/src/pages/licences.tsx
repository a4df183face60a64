import { ApiError } from '../api';
import { getFile } from '../api/http';
import { t } from '../i18n';
import { Frame } from '../ui/frame';
import { useLoad, Wait } from '../ui/load';
import './small.css';

/** The licences of everything in the program, as `loire licences` prints them. */
interface Notices {
  readonly notices: readonly Notice[];
}

interface Notice {
  readonly licence: string;
  readonly parts: readonly string[];
  readonly text: string;
}

const load = () =>
  getFile<Notices>('notices.json').catch((error: unknown) => {
    // A client that was built without cargo has no such file.
    if (error instanceof ApiError && error.status === 404) return { notices: [] };
    throw error;
  });

export default function Licences() {
  const loaded = useLoad(load, []);
  return (
    <Frame title={t('frame.licences')} page="licences">
      <div class="leaf">
        <header>
          <h1>{t('frame.licences')}</h1>
          <p>{t('licences.lead')}</p>
        </header>
        <Wait for={loaded}>
          {({ notices }) =>
            notices.length === 0 ? <p>{t('licences.none')}</p> : notices.map((notice) => <One {...notice} />)
          }
        </Wait>
      </div>
    </Frame>
  );
}

function One({ licence, parts, text }: Notice) {
  return (
    <details class="sheet">
      <summary>
        <strong lang="en">{licence}</strong>{' '}
        {parts.length > 3 ? t('licences.parts', { n: parts.length }) : null}
        <span lang="en">{parts.length > 3 ? null : parts.join(', ')}</span>
      </summary>
      {parts.length > 3 ? <p lang="en">{parts.join(', ')}</p> : null}
      <pre lang="en">{text}</pre>
    </details>
  );
}
