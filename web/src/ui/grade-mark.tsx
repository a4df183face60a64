import type { Grade } from '../generated/study';
import { t } from '../i18n';
import '../styles/study.css';

/** Each grade has its own shape and sign, so that nobody needs its colour. */
const SHAPES: Readonly<Record<Grade, { readonly d: string; readonly sign: string }>> = {
  find: {
    d: 'M12 1.500l3 7 7.500.700-5.700 5 1.700 7.400L12 17.700 5.500 21.600l1.700-7.400-5.700-5L9 8.500z',
    sign: '!',
  },
  best: { d: 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20z', sign: '✓' },
  slip: { d: 'M12 2 23 21H1z', sign: '?!' },
  mistake: { d: 'M12 1 23 12 12 23 1 12z', sign: '?' },
  blunder: { d: 'M3 3h18v18H3z', sign: '??' },
};

export const gradeName = (grade: Grade): string => t(`grade.${grade}`);

/** The shape alone, for a drawing, with its centre at 0, 0. */
export function GradeShape({ grade }: { readonly grade: Grade }) {
  const { d, sign } = SHAPES[grade];
  return (
    <g class={`grade-shape ${grade}`} transform="translate(-12 -12)">
      <path d={d} />
      <text x="12" y={grade === 'slip' ? 18.5 : 16} text-anchor="middle">
        {sign}
      </text>
    </g>
  );
}

/** The shape with its name. */
export function GradeMark({ grade }: { readonly grade: Grade }) {
  return (
    <svg class="grade-mark" viewBox="-13 -13 26 26" role="img" aria-label={gradeName(grade)}>
      <GradeShape grade={grade} />
    </svg>
  );
}
