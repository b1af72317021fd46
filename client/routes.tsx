// Every address of the product: its screen and who may see it. Each screen is its own chunk.
import type { ReactNode } from 'react';
import { Route, Switch } from 'wouter';
import { pages } from '../contracts/pages.ts';
import { Guarded, type Guard } from './guards.tsx';
import { HomeScreen } from './home-screen.tsx';
import { screen } from './ui/screen.tsx';

const SignInScreen = screen(
  async () => (await import('./features/sign-in/sign-in-screen.tsx')).SignInScreen,
);
const SignUpScreen = screen(
  async () => (await import('./features/sign-up/sign-up-screen.tsx')).SignUpScreen,
);
const CompleteProfileScreen = screen(
  async () =>
    (await import('./features/complete-profile/complete-profile-screen.tsx')).CompleteProfileScreen,
);
const SubscribeScreen = screen(
  async () => (await import('./features/subscribe/subscribe-screen.tsx')).SubscribeScreen,
);
const AccountScreen = screen(
  async () => (await import('./features/account/account-screen.tsx')).AccountScreen,
);
const ReaderScreen = screen(
  async () => (await import('./features/reader/reader-screen.tsx')).ReaderScreen,
);
const WarmUpScreen = screen(
  async () => (await import('./features/warm-up/warm-up-screen.tsx')).WarmUpScreen,
);
const AdminLoginScreen = screen(
  async () => (await import('./features/admin/admin-login-screen.tsx')).AdminLoginScreen,
);
const AdminScreen = screen(
  async () => (await import('./features/admin/admin-screen.tsx')).AdminScreen,
);
const WriteBookScreen = screen(
  async () => (await import('./features/admin/write-book-screen.tsx')).WriteBookScreen,
);
const EditBookScreen = screen(
  async () => (await import('./features/admin/edit-book-screen.tsx')).EditBookScreen,
);
const NotFoundScreen = screen(
  async () => (await import('./features/not-found/not-found-screen.tsx')).NotFoundScreen,
);

interface ScreenRoute {
  path: string;
  guard: Guard;
  screen: (params: Record<string, string | undefined>) => ReactNode;
}

const anyone: Guard = { needs: 'nothing' };
const known: Guard = { needs: 'answer' };

const routes: readonly ScreenRoute[] = [
  { path: pages.home, guard: known, screen: () => <HomeScreen /> },
  { path: pages.signIn, guard: known, screen: () => <SignInScreen /> },
  { path: pages.signUp, guard: known, screen: () => <SignUpScreen /> },
  {
    path: pages.completeProfile,
    guard: { needs: 'session', otherwise: pages.signUp },
    screen: () => <CompleteProfileScreen />,
  },
  {
    path: pages.subscribe,
    guard: { needs: 'session', otherwise: pages.home },
    screen: () => <SubscribeScreen />,
  },
  {
    path: pages.account,
    guard: { needs: 'session', otherwise: pages.home },
    screen: () => <AccountScreen />,
  },
  {
    path: pages.reading,
    guard: known,
    screen: ({ bookId = '' }) => <ReaderScreen key={bookId} bookId={bookId} />,
  },
  {
    path: pages.warmUp,
    guard: { needs: 'session', otherwise: pages.home },
    screen: () => <WarmUpScreen />,
  },
  { path: pages.adminLogin, guard: anyone, screen: () => <AdminLoginScreen /> },
  {
    path: pages.admin,
    guard: { needs: 'admin', otherwise: pages.adminLogin },
    screen: () => <AdminScreen />,
  },
  {
    path: pages.writeBook,
    guard: { needs: 'admin', otherwise: pages.adminLogin },
    screen: () => <WriteBookScreen />,
  },
  {
    path: pages.editBook,
    guard: { needs: 'admin', otherwise: pages.adminLogin },
    screen: ({ bookId = '' }) => <EditBookScreen key={bookId} bookId={bookId} />,
  },
];

/** Addresses are taken to the letter, as the server takes them. */
function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replace(/:(\w+)/g, '(?<$1>[^/]+)')}$`);
}

export function Routes() {
  return (
    <Switch>
      {routes.map(({ path, guard, screen }) => (
        <Route key={path} path={patternOf(path)}>
          {(params: Record<string, string | undefined>) => (
            <Guarded guard={guard}>{screen(params)}</Guarded>
          )}
        </Route>
      ))}
      <Route>
        <NotFoundScreen />
      </Route>
    </Switch>
  );
}
