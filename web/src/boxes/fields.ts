/** The fields of an event of any kind. */

type Keys<Union> = Union extends unknown ? keyof Union : never;
type Value<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union[Key] : never) : never;

/** What all of these have, and everything that one of them may have. */
export type AnyOf<Union> = { readonly [Key in Extract<keyof Union, string>]: Union[Key] } & {
  readonly [Key in Exclude<Keys<Union>, keyof Union>]?: Value<Union, Key>;
};
