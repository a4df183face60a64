/** The house's own pictograms, drawn with the pen of the table: 24 grid, 1.8 line, round ends. */
const PATHS = {
  sun: 'M12 7.500a4.500 4.500 0 1 0 0 9 4.500 4.500 0 0 0 0-9zM12 2v2.500M12 19.500V22M2 12h2.500M19.500 12H22M4.900 4.900l1.800 1.800M17.300 17.300l1.800 1.800M19.100 4.900l-1.800 1.800M6.700 17.300l-1.800 1.800',
  moon: 'M20 14.500A8.500 8.500 0 0 1 9.500 4a8.500 8.500 0 1 0 10.500 10.500z',
  menu: 'M4 7h16M4 12h16M4 17h16',
  sliders: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.500v5M9 14.500v5',
  person: 'M12 4.500a3.800 3.800 0 1 0 0 7.600 3.800 3.800 0 0 0 0-7.600zM4.500 20c.8-4 3.800-5.500 7.500-5.500s6.700 1.500 7.500 5.500',
  link: 'M10 14a4 4 0 0 0 5.700 0l3-3A4 4 0 0 0 13 5.300l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3a4 4 0 0 0 5.700 5.700l1-1',
  download: 'M12 4v11M7.500 11l4.500 4.500 4.500-4.500M5 20h14',
  first: 'M18 6l-7 6 7 6zM7 6v12',
  back: 'M15.500 5.500 8.500 12l7 6.500',
  on: 'M8.500 5.500 15.500 12l-7 6.500',
  last: 'M6 6l7 6-7 6zM17 6v12',
  play: 'M8 5.500v13l11-6.500z',
  pause: 'M8.500 6v12M15.500 6v12',
  fork: 'M6 4v16M6 13c8 0 11-2 11-8M14 7.500 17 4.500l3 3',
  search: 'M10.500 4.500a6 6 0 1 0 0 12 6 6 0 0 0 0-12zM15 15l5 5',
  tick: 'M5 12.500 10 17.500 19.500 7',
  book: 'M12 6.500C9.500 4.800 6.500 4.500 3.500 5v13c3-.5 6-.2 8.500 1.500 2.500-1.700 5.500-2 8.500-1.500V5c-3-.5-6-.2-8.500 1.500zM12 6.500v13',
  close: 'M6 6l12 12M18 6 6 18',
  chair: 'M7 3.500v9.500h10V3.500M7 13v7.500M17 13v7.500M7 7h10',
  bot: 'M5.500 9h13v9.500h-13zM12 9V5M12 5a1 1 0 1 0 0-.1M9.500 13v1.500M14.500 13v1.500M3 12.500v3M21 12.500v3',
  eye: 'M2.500 12S6 6 12 6s9.500 6 9.500 6-3.500 6-9.500 6-9.500-6-9.500-6zM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
  hourglass: 'M6.500 3.500h11M6.500 20.500h11M8 3.500c0 5 3 6 4 8.500 1-2.500 4-3.500 4-8.500M8 20.500c0-5 3-6 4-8.500 1 2.500 4 3.500 4 8.500',
} as const;

export type GlyphName = keyof typeof PATHS;

/** Decoration beside a word, or inside a button that has a label of its own. */
export function Glyph({ name }: { readonly name: GlyphName }) {
  return (
    <svg class="glyph" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
