import { Field } from './controls';
import { guestName, setGuestName } from './me';

/** Asks guests for their name. What is typed here is there on every other page, too. */
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
