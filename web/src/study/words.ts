/** The texts of a review. They load with its page, to keep them out of the first one. */
import bundle from 'words:review';
import { wordsOf } from '../i18n';

export const { say, sayOr } = wordsOf(bundle, 'review');
