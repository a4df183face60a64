/** What a page and the worker of its mirror say to each other. */
import type { PreviewInfo, Why } from '../generated/protocol';
import type { News } from './reflection';

export type ToWorker =
  /** The first message: which module, by which rules, for which seat. */
  | { readonly type: 'open'; readonly module: string; readonly opening: string; readonly seat: string }
  | ({ readonly type: 'hear' } & News)
  | { readonly type: 'previews'; readonly id: number; readonly at: number }
  | { readonly type: 'why'; readonly id: number; readonly at: number; readonly actions: readonly string[] };

export type FromWorker =
  /** It has heard the position of a version. */
  | { readonly type: 'heard'; readonly at: number; readonly differs: string | null }
  | { readonly type: 'previews'; readonly id: number; readonly told: readonly PreviewInfo[] | undefined }
  | { readonly type: 'why'; readonly id: number; readonly told: Why | null | undefined }
  /** It ends here, and why. */
  | { readonly type: 'ended'; readonly why: string };
