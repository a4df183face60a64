import type { BoxInfo } from '../generated/protocol';
import { boxInfo } from '.';

const fetched = new Map<string, Promise<BoxInfo>>();

/** What the server says about a box. Fetched once, and again if that failed. */
export function boxOf(box: string): Promise<BoxInfo> {
  let promise = fetched.get(box);
  if (!promise) {
    promise = boxInfo(box);
    promise.catch(() => fetched.delete(box));
    fetched.set(box, promise);
  }
  return promise;
}
