/** The five levels as people, known by their headgear. Drawn on a field of 120 × 96. */

/** A shape, its fill, and its line if that is not the usual one. */
type Shape = readonly [path: string, fill?: string, stroke?: string, width?: number];

const SKIN = '#EBC7A0';
const BODY = 'M22 98c2-24 18-30 38-30s36 6 38 30z';
const HEAD = 'M44 44q0-20 16-20t16 20q0 22-16 22T44 44z';
const NOSE = 'M60 44l-3 8h5';

const face = (brows: string, mouth: string): readonly Shape[] => [
  [HEAD, SKIN],
  [brows],
  [NOSE],
  ['M53 45h.01M67 45h.01', undefined, undefined, 4],
  [mouth],
];

const PEOPLE: Readonly<Record<string, { readonly ground: string; readonly shapes: readonly Shape[] }>> = {
  novice: {
    ground: '#A3C463',
    shapes: [
      [BODY, 'var(--k-S)'],
      ['M60 70v26M50 70l10 9 10-9'],
      ...face('M49 39q4-3 7 0M64 39q4-3 7 0', 'M54 57q6 5 12 0'),
      ['M40 36q2-20 20-20 20 0 21 18-10-8-22-6-12 1-19 8z', 'var(--r)'],
      ['M78 26q14-12 20-22-2 18-14 28z', 'var(--l)'],
      ['M46 40q-6 4-5 12M75 40q5 4 4 12', undefined, '#8a5a2b', 4],
    ],
  },
  easy: {
    ground: '#D8B483',
    shapes: [
      [BODY, 'var(--k-L)'],
      ['M46 70l14 26 14-26', 'var(--l)'],
      ...face('M49 39h7M64 39h7', 'M55 57q5 3 10 0'),
      ['M38 58q-4-40 22-40t22 40q6 8 8 14-8 0-14-6 4-30-16-34-20 4-16 34-6 6-14 6 2-6 8-14z', 'var(--l)'],
      [
        'M95 96V62m0 0q-7-3-6-12 7 3 6 12zm0 0q7-3 6-12-7 3-6 12zm0 12q-7-3-6-11 7 3 6 11zm0 0q7-3 6-11-7 3-6 11z',
        'var(--k-Y)',
      ],
    ],
  },
  medium: {
    ground: '#A9C9D6',
    shapes: [
      [BODY, 'var(--a)'],
      ['M36 72q24 14 48 0'],
      ...face('M48 40l8-2M64 38l8 2', 'M54 58h12'),
      ['M43 48q1 26 17 26t17-26q-3 9-9 7-8-4-16 0-6 2-9-7z', '#6b4a2c'],
      ['M55 60q5 3 10 0', undefined, SKIN],
      ['M26 34q34 10 68 0-8-6-16-6-2-16-18-16t-18 16q-8 0-16 6z', 'var(--s)'],
      ['M104 98 98 20', undefined, undefined, 6],
      ['M104 98 98 20', undefined, 'var(--a)', 2.5],
    ],
  },
  hard: {
    ground: '#EBC443',
    shapes: [
      [BODY, '#3b4148'],
      ...face('M49 40q4-3 7-1M64 39q4-2 7 1', 'M55 57q5 2 10 0'),
      ['M34 76q-2-60 26-60t26 60q-8 6-14 4 8-20 3-40-6-10-15-10t-15 10q-5 20 3 40-6 2-14-4z', '#3b4148'],
      [
        'M43 44q2-17 17-17t17 17q-6-9-17-9t-17 9zM44 54q2 18 16 18t16-18q4 18-2 26-14 8-28 0-6-8-2-26z',
        'var(--l)',
      ],
      ['M60 82v14M55 87h10', undefined, 'var(--gold-leaf)', 3.5],
    ],
  },
  expert: {
    ground: '#CDB4C9',
    shapes: [
      [BODY, 'var(--r)'],
      ['M40 70q20 10 40 0l8 10q-28 16-56 0z', 'var(--l)'],
      ['M42 79v3M52 83v3M62 84v3M72 82v3'],
      ...face('M48 38l8 3M64 41l8-3', 'M55 58l10-1'),
      ['M54 62q6 12 12 0-6 3-12 0z', '#d9d2c4'],
      ['M36 34q0-22 26-22 24 0 24 16 0 14-8 26-2-18-10-20-18-2-32 0z', '#2f353b'],
      ['M84 26q10 20 4 44-8-4-8-14', '#2f353b'],
      ['M42.500 24a4.500 4.500 0 1 0 9 0a4.500 4.500 0 1 0-9 0z', 'var(--gold-leaf)'],
      ['M16 98 32 70m-16 28q6-2 8-10'],
    ],
  },
};

/** Whether a bot has a portrait. */
export const hasPortrait = (bot: string): boolean => Object.hasOwn(PEOPLE, bot);

/** A level's portrait. Decoration only: the name stands next to it. */
export function Portrait({ bot }: { readonly bot: string }) {
  const person = PEOPLE[bot];
  if (!person) return null;
  return (
    <svg class="portrait" viewBox="0 0 120 96" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect
        width="120"
        height="96"
        style={{ fill: `color-mix(in oklab, ${person.ground} 55%, var(--paper-2))` }}
      />
      <path
        d="M0 70q30-14 60-4t60-8M0 82q30-10 60-2t60-6"
        style={{ fill: 'none', stroke: 'var(--k)', strokeOpacity: 0.13, strokeWidth: 1.5 }}
      />
      {person.shapes.map(([d, fill = 'none', stroke = 'var(--k)', strokeWidth = 2.4], n) => (
        <path
          key={n}
          d={d}
          style={{ fill, stroke, strokeWidth, strokeLinejoin: 'round', strokeLinecap: 'round' }}
        />
      ))}
    </svg>
  );
}
