import Button from '@mui/material/Button';
import { useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { avatarFault } from '../../computations/attachments.ts';
import { samePasswordIn } from '../../computations/new-password.ts';
import { withPasswordMinimum } from '../../computations/password-minimum.ts';
import type { DocumentData } from '../../engine/index.ts';
import { accountForms } from '../../generated/account-forms.ts';
import { CallError } from '../api/call-error.ts';
import { type AvatarChange, ownAccountCalls, type Profile } from '../api/own-account.ts';
import { EntryForm } from '../forms/EntryForm.tsx';
import { createForm } from '../forms/form-session.ts';
import { confirm } from '../shell/ConfirmDialog.tsx';
import { setProfileName } from '../shell/profile-name.ts';
import { announce, showToast, TOAST_MS, tell, useShell } from '../shell/shell-state.ts';
import { dateTimeOf } from '../times.ts';
import { CodeDialog } from './CodeDialog.tsx';
import { Block, Facts, HEADING, ToolbarPage, WhenLoaded } from './OwnPage.tsx';
import { text } from './texts.ts';
import { useLoaded } from './use-loaded.ts';

/** /profile: who somebody is, their picture, and their password (COM-001 to COM-013). */
export function ProfilePage() {
  const loaded = useLoaded(ownAccountCalls.profile);
  const [hasErrors, setHasErrors] = useState(false);
  return (
    <ToolbarPage title={text('profile.title')} hasErrors={hasErrors}>
      <WhenLoaded loaded={loaded}>
        {(profile) => <ProfileForm profile={profile} onSaved={loaded.setData} onErrors={setHasErrors} />}
      </WhenLoaded>
    </ToolbarPage>
  );
}

interface ProfileFormProps {
  readonly profile: Profile;
  readonly onSaved: (profile: Profile) => void;
  readonly onErrors: (hasErrors: boolean) => void;
}

function ProfileForm({ profile, onSaved, onErrors }: ProfileFormProps) {
  const [form] = useState(() =>
    createForm({
      definition: withPasswordMinimum(accountForms.profile, useShell.getState().config?.passwordMinimum),
      text,
      checks: [samePasswordIn('re_password')],
      values: filledIn(profile),
    }),
  );
  const [picture, setPicture] = useState<AvatarChange>();
  const [isChangingPassword, setIsChangingPassword] = useState(false);
  const changePassword = (isWanted: boolean) => {
    form.forgetSecrets();
    setIsChangingPassword(isWanted);
  };
  /** What waits for the code of the authenticator app. */
  const [waiting, setWaiting] = useState<DocumentData>();
  const save = async (values: DocumentData) => {
    const saved = await ownAccountCalls.saveProfile(values, picture);
    onSaved(saved);
    setPicture(undefined);
    setProfileName(saved.name);
    changePassword(false);
    const words = [text('own.saved'), ...(values.password ? [text('password.done')] : [])].join('\n');
    tell(words);
  };
  const saveWith = async (code: DocumentData) => {
    try {
      await save({ ...waiting, ...code });
    } catch (error) {
      if (isAboutCode(error)) throw error;
      // The passwords stand in the form: so does what is wrong with them, once the dialog has given the focus back.
      flushSync(() => setWaiting(undefined));
      const words = form.takeErrors(error);
      if (words !== undefined) showToast(words, 'error');
    }
    setWaiting(undefined);
  };
  return (
    <>
      <Facts
        facts={[
          [text('profile.email'), profile.email],
          [text('profile.customer'), profile.customer],
          [text('profile.owner'), profile.owner],
          [text('profile.registered'), dateTimeOf(profile.register_at)],
        ]}
      />
      <Avatar profile={profile} change={picture} onChange={setPicture} />
      <EntryForm
        form={form}
        labelledBy={HEADING}
        submitLabel={text('own.save')}
        busyLabel={text('own.saving')}
        toolbar="page"
        sectionAs={({ id, label }, fields) =>
          id !== 'password' ? (
            fields
          ) : (
            <Block id="password-title" title={label}>
              <Button
                variant="outlined"
                aria-expanded={isChangingPassword}
                onClick={() => changePassword(!isChangingPassword)}
              >
                {text('password.change')}
              </Button>
              {/* What is not asked for stands nowhere, or a password manager would fill it in. */}
              {isChangingPassword && fields}
            </Block>
          )
        }
        onErrors={onErrors}
        onSend={async (values) => {
          if (values.password && profile.is_2fa_enabled) setWaiting(values);
          else await save(values);
        }}
      />
      {waiting && (
        <CodeDialog
          definition={accountForms['access-code']}
          words={text('password.codeApp')}
          onCode={saveWith}
          onClose={() => setWaiting(undefined)}
        />
      )}
    </>
  );
}

/** Whether a refusal, or a wait, is for the access code and not for what stands in the form. */
function isAboutCode(error: unknown): boolean {
  if (!(error instanceof CallError)) return false;
  const { errors } = error.body;
  return error.status !== 422 || (typeof errors === 'object' && errors !== null && 'secretCode' in errors);
}

/** The fields of the form that have something in them. */
function filledIn(profile: Profile): Record<string, string> {
  const names = Object.keys(accountForms.profile.fields) as (keyof Profile)[];
  return Object.fromEntries(
    names.flatMap((name) => (profile[name] ? [[name, String(profile[name])] as const] : [])),
  );
}

interface AvatarProps {
  readonly profile: Profile;
  readonly change: AvatarChange;
  readonly onChange: (change: AvatarChange) => void;
}

/** The picture as it will be after the save. */
function Avatar({ profile, change, onChange }: AvatarProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const chosen = useAddressOf(change instanceof File ? change : undefined);
  const shown = change === undefined ? profile.avatar : change === null ? null : chosen;
  const take = (file: File | undefined) => {
    if (file === undefined) return;
    const fault = avatarFault(file);
    if (fault === undefined) return onChange(file);
    showToast(fault, 'error', TOAST_MS.file);
    announce(fault, 'assertive');
  };
  const remove = async () => {
    if (!(await confirm(text('profile.removeAvatarAsk'), text('profile.yes'), text('profile.no')))) return;
    // The button that asked goes with the picture, and the focus with it.
    flushSync(() => onChange(null));
    choose.current?.focus();
  };
  return (
    <div className="own-avatar">
      {shown ? (
        <img src={shown} alt={text('profile.avatarOf', { name: profile.name })} />
      ) : (
        <span className="own-avatar-none" aria-hidden="true">
          {profile.name.charAt(0)}
        </span>
      )}
      <input
        ref={input}
        id={id}
        type="file"
        accept="image/jpeg,image/png"
        className="visually-hidden"
        tabIndex={-1}
        aria-label={text('profile.avatar')}
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
      <Button ref={choose} aria-describedby={`${id}-help`} onClick={() => input.current?.click()}>
        {text('profile.chooseAvatar')}
      </Button>
      {shown && <Button onClick={() => void remove()}>{text('profile.removeAvatar')}</Button>}
      <p id={`${id}-help`} className="own-help">
        {text('profile.avatarHelp')}
      </p>
    </div>
  );
}

/** Address of a chosen image while it is shown. */
function useAddressOf(file: File | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (file === undefined) return setAddress(undefined);
    const made = URL.createObjectURL(file);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return address;
}
