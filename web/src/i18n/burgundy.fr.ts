import { burgundyEn } from './burgundy.en';

export const burgundyFr: Readonly<Record<keyof typeof burgundyEn, string>> = burgundyEn;
