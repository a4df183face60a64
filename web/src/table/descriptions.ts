import { effect, type ReadonlySignal, signal } from '@preact/signals';
import type { PreviewInfo } from '../generated/protocol';
import { language } from '../i18n';
import type { ActionText, BoxTable, Names } from './box';
import { landed } from './flights';
import { partsOf } from './preview-parts';
import { type Seated, versionOf } from './watch';

/** What each action does, in words, with the costs and gains that the server named. */
export class Descriptions {
  /** What each action would change, for the version that is shown. Empty until the server answers. */
  private readonly previews = signal<{
    readonly version: string;
    readonly of: ReadonlyMap<string, PreviewInfo>;
  }>({
    version: '',
    of: new Map(),
  });
  private known: { key: string; view: unknown; texts: Map<string, ActionText> } = {
    key: '',
    view: null,
    texts: new Map(),
  };
  /** Stops asking the server. */
  readonly close: () => void;

  constructor(
    private readonly seated: Seated,
    private readonly box: BoxTable,
    private readonly viewer: ReadonlySignal<string | null>,
    private readonly names: Names,
  ) {
    this.close = effect(() => {
      const position = seated.watch.position.value;
      if (position.legal.length > 0 && viewer.value) void this.ask(versionOf(position));
    });
  }

  /** Asks once per position, after it is drawn. The answer is shown when everything is in place. */
  private async ask(version: string): Promise<void> {
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
    const { watch, act } = this.seated;
    if (versionOf(watch.position.peek()) !== version) return;
    // Without an answer the table still works. It just cannot say what things cost.
    const told = await act?.previews().catch(() => null);
    await landed();
    const now = watch.position.peek();
    if (told?.at === now.at && versionOf(now) === version) {
      this.previews.value = {
        version,
        of: new Map(told.previews.map((preview) => [preview.action, preview])),
      };
    }
  }

  /** Every thing on the table asks for its actions, so each is worked out once per position. */
  of(action: string): ActionText {
    const { version, of } = this.previews.value;
    const position = this.seated.watch.position.value;
    const { view } = position;
    const now = versionOf(position);
    const key = `${now} ${version} ${language.value}`;
    if (this.known.key !== key || this.known.view !== view) this.known = { key, view, texts: new Map() };
    const known = this.known.texts.get(action);
    if (known) return known;
    const changes = version === now ? of.get(action)?.changes : undefined;
    const seat = this.viewer.value ?? 'p1';
    const words = this.box.describe(action, view, seat, this.names);
    const note = changes?.length === 0 ? this.box.nothing?.(action, view, seat) : undefined;
    const text = { ...words, known: changes !== undefined, note, ...partsOf(this.box, changes ?? []) };
    this.known.texts.set(action, text);
    return text;
  }
}
