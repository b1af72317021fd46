import { readClientConfig } from '../api/client-config.ts';
import { NewTabLink } from './new-tab-link.tsx';

/** What a parent agrees to with an account. Shows nothing where no setting names it. */
export function Agreement() {
  const { termsUrl, privacyUrl } = readClientConfig().shop ?? {};
  if (!termsUrl && !privacyUrl) return null;
  return (
    <div className="text-center text-ink-soft">
      {termsUrl && (
        <p>
          By creating an account you agree to our <NewTabLink href={termsUrl}>Terms</NewTabLink>.
        </p>
      )}
      {privacyUrl && (
        <p>
          What we keep about your family is in our{' '}
          <NewTabLink href={privacyUrl}>Privacy Policy</NewTabLink>.
        </p>
      )}
    </div>
  );
}
