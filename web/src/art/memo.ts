import type { ComponentType } from 'preact';
import { Component, createElement } from 'preact';

/** A component that is drawn once and redrawn only when one of its properties changes. */
export function memo<P extends object>(Inner: ComponentType<P>): ComponentType<P> {
  return class Memo extends Component<P> {
    override shouldComponentUpdate(next: P): boolean {
      const before = this.props as Record<string, unknown>;
      const after = next as Record<string, unknown>;
      for (const key in after) if (after[key] !== before[key]) return true;
      for (const key in before) if (!(key in after)) return true;
      return false;
    }
    override render() {
      return createElement(Inner, this.props as P);
    }
  };
}
