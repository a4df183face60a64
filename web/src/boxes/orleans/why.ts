/** Why something is not allowed. The rules give the reason, and this words it. */

import type { Why } from '../../generated/protocol';
import { wordsOf } from '../../i18n';
import type { REASONS } from './generated';
import type { Deed, Good, Kind, Need, Place } from './pieces';
import { deedName, followerName, goodName, kindName, placeName, townName } from './words';
import { whyDe } from './words/why.de';
import { whyEn } from './words/why.en';
import { whyFr } from './words/why.fr';

/** A sentence for each reason that the rules can give. */
export type Reasons = Readonly<Record<(typeof REASONS)[number], string>>;

const words = wordsOf({ en: whyEn, de: whyDe, fr: whyFr });

/** How the values in a sentence are worded. Numbers stay as they are. */
const NAMES: Readonly<Record<string, (id: string) => string>> = {
  place: (id) => placeName(id as Place),
  follower: (id) => kindName(id as Kind),
  role: (id) => followerName(id as Need),
  need: (id) => followerName(id as Need),
  good: (id) => goodName(id as Good),
  deed: (id) => deedName(id as Deed),
  town: townName,
  from: townName,
};

/** A reason in the reader's language. */
export function forbidden(why: Why): string {
  const named = Object.entries(why.values).map(([hole, id]) => [hole, NAMES[hole]?.(id) ?? id]);
  return words.sayOr(why.word, why.text, Object.fromEntries(named));
}
