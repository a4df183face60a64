import { useState } from 'preact/hooks';
import { asked } from '../address';
import * as api from '../api';
import { boxTitle, editionAbout, editionName, moduleName, summaryOf } from '../boxes/box-words';
import { loadHouse } from '../boxes/registry';
import type { BoxHouse } from '../boxes/shelf';
import type { BoxInfo, Create, OptionInfo, SeatPlan } from '../generated/protocol';
import { t } from '../i18n';
import { go, type RouteParams } from '../router';
import { Choices, Tick } from '../ui/controls';
import { Frame } from '../ui/frame';
import { GuestName } from '../ui/guest-name';
import { Refusal, useLoad, useTask, Wait } from '../ui/load';
import { beSomebody, me } from '../ui/me';
import { Known } from './known';
import { LevelCards } from './levels';
import { kept, modulesOf, optionsWith, seatsWith, usualOf } from './modules';
import { begin } from './replay-begin';
import { Modules } from './setup-modules';
import { CLOCKS, More, NOTHING_MORE } from './setup-more';
import { Options } from './setup-options';
import { HouseValues } from './setup-overlay';
import { resize, SeatCount, SeatPlans } from './setup-seats';
import './setup.css';

export default function SetUp({ params }: { readonly params: RouteParams }) {
  const id = params.box ?? '';
  const loaded = useLoad(async () => {
    const box = await api.boxInfo(id);
    return { box, house: await loadHouse(id) };
  }, [id]);
  return (
    <Frame title={t('setup.title')} page="setup">
      <Wait for={loaded}>{({ box, house }) => <Form box={box} house={house} />}</Wait>
    </Frame>
  );
}

/** What is chosen so far. Whatever changes the seats or the modules keeps everything else fitting. */
function useChosen(box: BoxInfo) {
  const [edition, setEdition] = useState(box.editions[0]?.id ?? '');
  // People who come to play with friends want a seat for one of them, and nobody else at the table.
  const [friends] = useState(() => asked().has('friends'));
  const [seats, setSeats] = useState<readonly SeatPlan[]>(() =>
    resize(
      friends ? [{ kind: 'me' }, { kind: 'open' }] : [{ kind: 'me' }],
      Math.max(box.seats.least, friends ? 2 : 1),
      box.usual_bot,
    ),
  );
  const [modules, setModules] = useState<readonly string[]>([]);
  const [options, setOptions] = useState<Readonly<Record<string, string>>>({});
  const [more, setMore] = useState({ ...NOTHING_MORE, public: !friends });
  /** Options of modules that went are forgotten, and the seats fit the modules that stay. */
  const choose = (next: readonly string[]) => {
    const { least, most } = seatsWith(box, next);
    const there = [...optionsWith(box, next), ...box.overlay.map((row) => row.option)].map(({ id }) => id);
    setModules(next);
    setSeats(resize(seats, Math.min(Math.max(seats.length, least), most), box.usual_bot));
    setOptions(Object.fromEntries(Object.entries(options).filter(([id]) => there.includes(id))));
  };
  const print = (next: string) => {
    setEdition(next);
    choose(kept(box, next, modules));
  };
  const open = seats.some((seat) => seat.kind === 'open');
  return { edition, seats, modules, options, more, open, print, setSeats, choose, setOptions, setMore };
}

type Chosen = ReturnType<typeof useChosen>;

/** What the server needs to know. Usual values are left out, so that the table shows only what was decided. */
const creation = (box: string, { edition, seats, modules, options, more, open }: Chosen): Create => ({
  box,
  edition,
  seats: [...seats],
  options,
  ...(modules.length > 0 ? { modules: [...modules] } : {}),
  public: more.public,
  start_when_full: open ? more.whenFull : true,
  ...(more.name.trim() ? { name: more.name.trim() } : {}),
  ...(more.takeover === 'none' ? {} : { takeover: more.takeover }),
  ...(more.hints === undefined ? {} : { hints: more.hints }),
  ...(more.outOfTime ? { out_of_time: more.outOfTime } : {}),
  ...(CLOCKS[more.clock] ? { clock: CLOCKS[more.clock] } : {}),
});

interface FormProps {
  readonly box: BoxInfo;
  readonly house: BoxHouse;
}

function Form({ box, house }: FormProps) {
  const chosen = useChosen(box);
  const { edition, seats, modules, options, more, open, setOptions } = chosen;
  const { busy, error, run } = useTask();
  const create = () =>
    run(async () => {
      await beSomebody();
      const sat = await api.create(creation(box.id, chosen));
      // Going back from the table leads to where people came from, not to the form of a game that already
      // exists.
      go(await begin(sat.table), true);
    });

  return (
    <form
      class="leaf setup-form"
      onSubmit={(event) => {
        event.preventDefault();
        create();
      }}
    >
      <header>
        <h1>{t('setup.title')}</h1>
        <p>
          {boxTitle(box.id, box.title)}. {t('setup.lead')}
        </p>
      </header>
      <Known box={box} />
      <Who box={box} chosen={chosen} />
      {box.editions.length > 1 ? (
        <section class="sheet">
          <Choices
            legend={<h2>{t('setup.edition')}</h2>}
            hint={t('setup.editionHint')}
            look="cards"
            value={edition}
            choices={box.editions.map((one) => ({
              value: one.id,
              label: editionName(box.id, one.id),
              about: editionAbout(box.id, one),
            }))}
            onChange={chosen.print}
          />
        </section>
      ) : null}
      <Modules
        box={box}
        house={house}
        edition={edition}
        seats={seats.length}
        chosen={modules}
        options={options}
        onChange={chosen.choose}
        onOptions={setOptions}
      />
      <BoardsAndOptions box={box} house={house} chosen={chosen} />
      <HouseValues
        box={box}
        edition={edition}
        modules={modules}
        house={house}
        chosen={options}
        onChange={setOptions}
      />
      <More value={more} open={open} seats={seats} bots={box.bots} onChange={chosen.setMore} />
      <End box={box} chosen={chosen} busy={busy} error={error} />
    </form>
  );
}

interface ChosenProps {
  readonly box: BoxInfo;
  readonly chosen: Chosen;
}

/** Who sits where, and who may find the table. */
function Who({ box, chosen }: ChosenProps) {
  const { seats, modules, more, open } = chosen;
  const range = seatsWith(box, modules);
  return (
    <section class="sheet" aria-labelledby="who">
      <h2 id="who">{t('setup.seats')}</h2>
      <p class="hint">{t('setup.seatsHint')}</p>
      {range.most > range.least ? (
        <SeatCount
          range={range}
          count={seats.length}
          onChange={(count) => chosen.setSeats(resize(seats, count, box.usual_bot))}
        />
      ) : null}
      <SeatPlans box={box.id} modules={modules} seats={seats} bots={box.bots} onChange={chosen.setSeats} />
      <LevelCards seats={seats} modules={modules} bots={box.bots} onChange={chosen.setSeats} />
      {seats.some((seat) => seat.kind === 'me') ? null : <p class="hint">{t('setup.noMe')}</p>}
      {open ? (
        <Tick
          label={t('setup.public')}
          checked={more.public}
          onChange={(on) => chosen.setMore({ ...more, public: on })}
        />
      ) : null}
      {me.value?.person ? null : (
        <div class="guest-name">
          <GuestName label={t('home.yourName')} />
        </div>
      )}
    </section>
  );
}

/** The boards, drawn if the box draws them, and every other question of the rulebook. */
function BoardsAndOptions({ box, house, chosen }: FormProps & ChosenProps) {
  const { edition, seats, modules, options, setOptions } = chosen;
  const boardsWanted = box.options.find((option) => option.id === 'boards');
  const { boards: chosenBoards, ...others } = options;
  const usual = (option: OptionInfo) => usualOf(box, modules, seats.length, option);
  const ofTheBox = Object.fromEntries(
    Object.entries(others).filter(([id]) => box.options.some((option) => option.id === id)),
  );
  return (
    <>
      {boardsWanted && house.Boards ? (
        <house.Boards
          box={box}
          edition={edition}
          seats={seats.length}
          usual={usual(boardsWanted)}
          value={chosenBoards}
          onChange={(boards) => setOptions(boards === '' ? others : { ...others, boards })}
        />
      ) : null}
      <details class="sheet more">
        <summary>
          <h2>{t('setup.options')}</h2>
          <span class="hint">{summaryOf(box.id, ofTheBox)}</span>
        </summary>
        <p class="hint">{t('setup.optionsHint')}</p>
        <Options
          box={box.id}
          house={house}
          options={box.options.filter((option) => !house.Boards || option !== boardsWanted)}
          chosen={options}
          usual={usual}
          onChange={setOptions}
        />
      </details>
    </>
  );
}

interface EndProps extends ChosenProps {
  readonly busy: boolean;
  readonly error: unknown;
}

/** What the table will be, and the button that opens it. */
function End({ box, chosen: { edition, seats, modules, options, open }, busy, error }: EndProps) {
  return (
    <div class="setup-end">
      <Refusal error={error} title={t('setup.problems')} />
      <p>
        {[
          boxTitle(box.id, box.title),
          t('table.players', { n: seats.length }),
          editionName(box.id, edition),
          ...modulesOf(box, modules).map((module) => moduleName(box.id, module)),
          summaryOf(box.id, options),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <button type="submit" class="btn prim big" disabled={busy}>
        {open ? t('setup.create') : t('setup.begin')}
      </button>
    </div>
  );
}
