/** The column at the side: scores, the others where a box wants them there, and the record with the chat. */
import type { ComponentChildren } from 'preact';
import { t } from '../i18n';
import { ScoreChart } from './chart';
import { Chat, ChatLabel } from './chat';
import { CommandField } from './command';
import { useControl } from './control';
import { Log } from './log';
import { Rail } from './rail';
import { reachScroll } from './rivals';
import type { DeskProps } from './room';
import { Seats } from './seats';
import { Tabs } from './tabs';

export function SideColumn(desk: DeskProps & { readonly children: ComponentChildren }) {
  const { phone, aside, tabbing, layout, notice, children } = desk;
  const { seats, rivals, more, props } = layout;
  const { Aside } = useControl().box.parts;
  const isOther = (seat: string) => rivals.some((side) => side.includes(seat));
  return (
    <div class="area-side">
      {(!phone || tabbing.tab === 'log') && (
        <div class="panel score-panel">
          <Seats past={notice !== undefined} shown={aside ? seats.filter((seat) => !isOther(seat)) : seats} />
          <ScoreChart />
        </div>
      )}
      {children}
      {aside && Aside && (
        <section class="area-aside panel" aria-label={more.at(-1)?.[1]} ref={reachScroll}>
          <Aside {...props} />
        </section>
      )}
      <Record {...desk} />
    </div>
  );
}

function Record({ phone, tabbing, layout: { tabs }, notice, footer }: DeskProps) {
  const { watch, viewer } = useControl();
  const { side, setSide, chatting } = tabbing;
  const label = chatting ? tabs['chat'] : tabs['log'];
  return (
    <section class="panel record" aria-label={label}>
      {!phone && (
        <Tabs
          label={t('table.record')}
          current={side}
          onChange={setSide}
          panel="record-panel"
          tabs={[
            ['log', tabs['log']],
            ['chat', <ChatLabel open={chatting} />],
          ]}
        />
      )}
      <div
        class="record-panel"
        {...(!phone && { id: 'record-panel', role: 'tabpanel', 'aria-label': label })}
      >
        {chatting ? (
          <Chat />
        ) : (
          <>
            <Log />
            {!notice && viewer.value && watch.table.value.status === 'playing' && <CommandField />}
          </>
        )}
      </div>
      {footer ?? (watch.past && !chatting && <Rail />)}
    </section>
  );
}
