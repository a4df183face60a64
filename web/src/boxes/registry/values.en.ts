export { orleansNamesEn as valuesEn } from '../orleans/words/names.en';
