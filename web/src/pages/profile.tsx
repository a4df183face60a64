import { useId, useState } from 'preact/hooks';
import * as api from '../api';
import type { Account, PersonInfo } from '../generated/protocol';
import { ago, t } from '../i18n';
import { go } from '../router';
import { Field } from '../ui/controls';
import { Frame } from '../ui/frame';
import { GuestName } from '../ui/guest-name';
import { Refusal, useLoad, useTask, Wait } from '../ui/load';
import { guestName, me, signedIn, whoAmI } from '../ui/me';
import { OwnHistory } from './person';
import './small.css';

/** Your own page: sign in, or history, account and sessions. */
export default function Profile() {
  const loaded = useLoad(() => whoAmI(), []);
  const person = me.value?.person;
  const [made, setMade] = useState(false);
  return (
    <Frame title={person ? person.name : t('people.signInTitle')} page="profile">
      <Wait for={loaded}>
        {() =>
          person ? (
            <Own
              key={`${person.id} ${person.guest}`}
              person={person}
              made={made}
              onMade={() => setMade(true)}
            />
          ) : (
            <SignIn />
          )
        }
      </Wait>
    </Frame>
  );
}

function SignIn() {
  const begin = useTask();
  return (
    <div class="leaf">
      <header>
        <h1>{t('people.signInTitle')}</h1>
      </header>
      <div class="columns">
        <section class="sheet" aria-labelledby="guest">
          <h2 id="guest">{t('people.playAsGuest')}</h2>
          <p class="hint">{t('people.guestHint')}</p>
          <form
            class="form"
            onSubmit={(event) => {
              event.preventDefault();
              begin.run(async () => {
                signedIn(await api.guest(guestName.value));
                go('/');
              });
            }}
          >
            <GuestName label={t('people.name')} />
            <Refusal error={begin.error} />
            <button type="submit" class="btn prim" disabled={begin.busy}>
              {t('people.playAsGuest')}
            </button>
          </form>
        </section>
        <Credentials
          title={t('people.signIn')}
          button={t('people.signIn')}
          password="current"
          onSend={async (login) => {
            signedIn(await api.login(login));
            go('/');
          }}
        />
        <Credentials
          title={t('people.createAccount')}
          hint={t('people.createAccountHint')}
          button={t('people.createAccount')}
          password="new"
          onSend={createAccount}
        />
      </div>
    </div>
  );
}

/** For people who want an account before they play. They are guests for a moment and then get the account. */
async function createAccount(wanted: Account) {
  await api.guest(wanted.name);
  const account = await api.account(wanted).catch(async (refused: unknown) => {
    await api.logout();
    throw refused;
  });
  signedIn(account);
  go('/');
}

interface CredentialsProps {
  readonly title: string;
  readonly hint?: string;
  readonly button: string;
  /** Whether it is the main thing to do on its page. */
  readonly prim?: boolean;
  /** The name to begin with. */
  readonly name?: string;
  /** Whether the password exists already or is being chosen. */
  readonly password: 'current' | 'new';
  readonly onSend: (account: Account) => Promise<void>;
}

/** A name and a password. */
function Credentials({ title, hint, button, prim, name: first, password: kind, onSend }: CredentialsProps) {
  const [name, setName] = useState(first ?? '');
  const [password, setPassword] = useState('');
  const { busy, error, run } = useTask();
  const id = useId();
  return (
    <section class="sheet" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {hint ? <p class="hint">{hint}</p> : null}
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          run(() => onSend({ name, password }));
        }}
      >
        <Field
          label={t('people.name')}
          value={name}
          onInput={setName}
          maxLength={24}
          required
          autocomplete="username"
        />
        <Field
          label={t('people.password')}
          type="password"
          value={password}
          onInput={setPassword}
          required
          autocomplete={`${kind}-password`}
          {...(kind === 'new' ? { hint: t('people.passwordHint'), minLength: 8 } : {})}
        />
        <Refusal error={error} />
        <button type="submit" class={prim ? 'btn prim' : 'btn'} disabled={busy}>
          {button}
        </button>
      </form>
    </section>
  );
}

interface OwnProps {
  readonly person: PersonInfo;
  /** Whether the account was created just now. */
  readonly made: boolean;
  readonly onMade: () => void;
}

function Own({ person, made, onMade }: OwnProps) {
  const out = useTask();
  const [sure, setSure] = useState(false);
  const leave = () => {
    if (person.guest && !sure) return setSure(true);
    out.run(async () => {
      await api.logout();
      await whoAmI(true);
      go('/');
    });
  };
  return (
    <div class="leaf">
      <header>
        <h1>{person.name}</h1>
        {person.guest ? <p>{t('people.guest')}</p> : null}
        {made && !person.guest ? <p role="status">{t('people.accountMade')}</p> : null}
      </header>
      <div class="profile-grid">
        <div>
          <OwnHistory person={person} />
        </div>
        <div>
          {person.guest ? (
            <Credentials
              title={t('people.makeAccount')}
              hint={t('people.makeAccountHint')}
              button={t('people.makeAccountButton')}
              prim
              name={person.name}
              password="new"
              onSend={async (account) => {
                signedIn(await api.account(account));
                onMade();
              }}
            />
          ) : (
            <ChangePassword />
          )}
          <Sessions />
          <section class="sheet">
            {sure ? (
              <p class="notice" role="alert">
                {t('people.signOutGuest')}
              </p>
            ) : null}
            <Refusal error={out.error} />
            <button type="button" class="btn" disabled={out.busy} onClick={leave}>
              {t('people.signOut')}
            </button>
          </section>
        </div>
      </div>
    </div>
  );
}

function ChangePassword() {
  const [old, setOld] = useState('');
  const [fresh, setFresh] = useState('');
  const [done, setDone] = useState(false);
  const { busy, error, run } = useTask();
  const change = () =>
    run(async () => {
      await api.password({ old, new: fresh });
      setOld('');
      setFresh('');
      setDone(true);
    });
  return (
    <section class="sheet" aria-labelledby="password">
      <h2 id="password">{t('people.changePassword')}</h2>
      <p class="hint">{t('people.changePasswordHint')}</p>
      <form
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          change();
        }}
      >
        <Field
          label={t('people.oldPassword')}
          type="password"
          value={old}
          onInput={setOld}
          required
          autocomplete="current-password"
        />
        <Field
          label={t('people.newPassword')}
          hint={t('people.passwordHint')}
          type="password"
          value={fresh}
          onInput={setFresh}
          minLength={8}
          required
          autocomplete="new-password"
        />
        <Refusal error={error} />
        {done ? <p role="status">{t('people.passwordChanged')}</p> : null}
        <button type="submit" class="btn" disabled={busy}>
          {t('people.changePassword')}
        </button>
      </form>
    </section>
  );
}

function Sessions() {
  const sessions = useLoad(api.sessions, []);
  const { busy, error, run } = useTask();
  return (
    <section class="sheet" aria-labelledby="sessions">
      <h2 id="sessions">{t('people.sessions')}</h2>
      <Wait for={sessions}>
        {(list, again) => (
          <ul class="session-list">
            {list.map((session) => (
              <li key={session.id}>
                <span>
                  {browserOf(session.agent)}
                  <small>
                    {session.current
                      ? t('people.thisSession')
                      : t('people.seen', { when: ago(session.seen_at) })}
                  </small>
                </span>
                {session.current ? null : (
                  <button
                    type="button"
                    class="btn"
                    disabled={busy}
                    aria-label={t('people.endSession', { agent: browserOf(session.agent) })}
                    onClick={() =>
                      run(async () => {
                        await api.endSession(session.id);
                        again();
                      })
                    }
                  >
                    {t('people.end')}
                  </button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Wait>
      <Refusal error={error} />
    </section>
  );
}

/** The part of a browser's long name that people know. */
function browserOf(agent: string): string {
  const browser = /(Firefox|Edg|OPR|HeadlessChrome|Chrome|Safari)/
    .exec(agent)?.[1]
    ?.replace('Edg', 'Edge')
    .replace('OPR', 'Opera')
    .replace('Headless', '');
  const system = /(Android|iPhone|iPad|Windows|Mac OS|Linux)/.exec(agent)?.[1];
  return [browser, system].filter(Boolean).join(' · ') || agent.slice(0, 40) || '?';
}
