import { Field } from './controls';
import { guestName, setGuestName } from './me';

/** Asks guests for their name. A name typed here also appears on every other page. */
export function GuestName({ label }: { readonly label: string }) {
  return (
    <Field
      label={label}
      value={guestName.value}
      onInput={setGuestName}
      maxLength={24}
      required
      autocomplete="nickname"
    />
  );
}
