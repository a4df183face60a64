import type { Step } from '../lesson';

export const STEPS: readonly Step[] = [];
