import { useState } from 'preact/hooks';
import { to } from '../../../address';
import { t } from '../../../i18n';
import { useControl } from '../../../table/control';
import { Dialog } from '../../../table/dialog';
import { rulesLink } from '../../../table/house-values';
import { useReconstructed } from '../boards';
import { say } from '../words';

/** Says that a duchy is our own layout because nobody has shown us the printed one. Pressing it explains that. */
export function Reconstructed({ board, edition }: { readonly board: string; readonly edition: number }) {
  const { box, id, options } = useControl().watch.table.value;
  const shown = useReconstructed(board, edition, options);
  const [open, show] = useState(false);
  if (!shown) return null;
  return (
    <>
      <button type="button" class="reconstructed" onClick={() => show(true)}>
        {say('reconstructed')}
      </button>
      {open && (
        <Dialog title={say('reconstructedTitle', { n: board })} onClose={() => show(false)}>
          <p>{say('reconstructedText', { n: board })}</p>
          <p>
            <a
              href={to(rulesLink(box, id, 'burgundy.team.board'))}
              target="_blank"
              aria-label={t('table.newTab', { what: say('reconstructedRule') })}
              rel="noopener"
            >
              {say('reconstructedRule')}
            </a>
          </p>
        </Dialog>
      )}
    </>
  );
}
