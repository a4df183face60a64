/** Words that readers look for and the rules write in another way. */
export const searchEn: Readonly<Record<string, string>> = {
  animal: 'livestock',
  bridge: 'order',
  chicken: 'livestock',
  coin: 'silver',
  color: 'colour',
  cow: 'livestock',
  cows: 'livestock',
  goat: 'livestock',
  house: 'building',
  merchant: 'trader',
  money: 'silver',
  pig: 'livestock',
  pigs: 'livestock',
  sheep: 'livestock',
  tiebreak: 'tie',
  workshop: 'carpenter',
};
