import { ArrowLeft } from 'lucide-react';
import { useState } from 'react';
import { Redirect } from 'wouter';
import { pages } from '../../../../contracts/pages.ts';
import { adminToken } from '../../../api/tokens.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { Page } from '../../../ui/page.tsx';
import { SiteHeader } from '../../../ui/site-header.tsx';
import { CodeForm } from './code-form.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import type { Login } from './use-login.ts';

export function AdminLoginScreen() {
  // /admin checks whether the session is still valid.
  const [isSignedIn] = useState(() => adminToken.read() !== null);
  /** The right password of somebody who has a second factor, while the code is asked for. */
  const [login, setLogin] = useState<Login | null>(null);
  const [startsAgain, setStartsAgain] = useState(false);

  if (isSignedIn) return <Redirect to={pages.admin} replace />;
  return (
    <Page width="narrow" header={<SiteHeader />}>
      <Card className="mt-auto">
        <h1 className="text-3xl">Library Admin</h1>
        <p className="mt-2 text-ink-soft">For the owners and editors of the library.</p>
        {login === null ? (
          <CredentialsForm startsAgain={startsAgain} onCodeRequired={setLogin} />
        ) : (
          <CodeForm
            login={login}
            onBack={() => {
              setStartsAgain(true);
              setLogin(null);
            }}
          />
        )}
      </Card>
      <div className="mb-auto mt-4">
        <ButtonLink href={pages.home} variant="quiet">
          <ArrowLeft aria-hidden="true" />
          Back to the library
        </ButtonLink>
      </div>
    </Page>
  );
}
