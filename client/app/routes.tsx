// The routes: the screen and guard of every page. Each screen is its own chunk.
import type { ReactNode } from 'react';
import { useLocation } from 'wouter';
import { findPage, pages, type PageName } from '../../contracts/pages.ts';
import { useChildSwitches } from '../auth/chosen-child.ts';
import { Guarded, type Guard } from './guards.tsx';
import { HomeScreen, preloadFamilyHome } from './home-screen.tsx';
import { familyScreen } from './load-screen.tsx';
import { screen } from '../loading/screen.tsx';

const SignInScreen = familyScreen(
  async () => (await import('../features/sign-in/sign-in-screen.tsx')).SignInScreen,
);
const SignUpScreen = familyScreen(
  async () => (await import('../features/sign-up/sign-up-screen.tsx')).SignUpScreen,
);
const CompleteProfileScreen = familyScreen(
  async () =>
    (await import('../features/complete-profile/complete-profile-screen.tsx'))
      .CompleteProfileScreen,
);
const SubscribeScreen = familyScreen(
  async () => (await import('../features/subscribe/subscribe-screen.tsx')).SubscribeScreen,
);
const AccountScreen = familyScreen(async () => {
  const [{ behindDoor }, { AccountScreen: Account }] = await Promise.all([
    import('./family-screen.tsx'),
    import('../features/account/account-screen.tsx'),
  ]);
  return behindDoor(Account);
});
const ReaderScreen = familyScreen(
  async () => (await import('../features/reader/reader-screen.tsx')).ReaderScreen,
);
const WhoIsReadingScreen = familyScreen(
  async () =>
    (await import('../features/who-is-reading/who-is-reading-screen.tsx')).WhoIsReadingScreen,
);
const WarmUpScreen = familyScreen(
  async () => (await import('../features/warm-up/warm-up-screen.tsx')).WarmUpScreen,
);
const ListenScreen = familyScreen(
  async () => (await import('../features/listen/listen-screen.tsx')).ListenScreen,
);
const ListenToBookScreen = familyScreen(
  async () => (await import('../features/listen/listen-to-book-screen.tsx')).ListenToBookScreen,
);
const PlacementScreen = familyScreen(
  async () => (await import('../features/placement/placement-screen.tsx')).PlacementScreen,
);
const UnsubscribeScreen = familyScreen(
  async () => (await import('../features/letters/unsubscribe-screen.tsx')).UnsubscribeScreen,
);
const AdminLoginScreen = familyScreen(
  async () => (await import('../features/admin/login/admin-login-screen.tsx')).AdminLoginScreen,
);
const InvitationScreen = familyScreen(
  async () => (await import('../features/admin/invitation/invitation-screen.tsx')).InvitationScreen,
);
const AdminScreen = familyScreen(
  async () => (await import('../features/admin/screen/admin-screen.tsx')).AdminScreen,
);
const WriteBookScreen = familyScreen(
  async () => (await import('../features/admin/editor/write-book-screen.tsx')).WriteBookScreen,
);
const EditBookScreen = familyScreen(
  async () => (await import('../features/admin/editor/edit-book-screen.tsx')).EditBookScreen,
);
const ViewBookScreen = familyScreen(
  async () => (await import('./view-book-screen.tsx')).ViewBookScreen,
);
const NotFoundScreen = screen(
  async () => (await import('../features/not-found/not-found-screen.tsx')).NotFoundScreen,
);

interface ScreenRoute {
  guard: Guard;
  screen: (params: Record<string, string | undefined>) => ReactNode;
}

const anyone: Guard = { needs: 'nothing' };
const sessionKnown: Guard = { needs: 'known-session' };

const routes: Record<PageName, ScreenRoute> = {
  home: { guard: sessionKnown, screen: () => <HomeScreen /> },
  signIn: { guard: sessionKnown, screen: () => <SignInScreen /> },
  signUp: { guard: sessionKnown, screen: () => <SignUpScreen /> },
  completeProfile: {
    guard: { needs: 'session', otherwise: pages.signUp },
    screen: () => <CompleteProfileScreen />,
  },
  subscribe: {
    guard: { needs: 'session', otherwise: pages.home },
    screen: () => <SubscribeScreen />,
  },
  account: {
    guard: { needs: 'session', otherwise: pages.home },
    screen: () => <AccountScreen />,
  },
  reading: {
    guard: sessionKnown,
    screen: ({ bookId = '' }) => <ReaderScreen key={bookId} bookId={bookId} />,
  },
  whoIsReading: {
    guard: { needs: 'session', otherwise: pages.home },
    screen: () => <WhoIsReadingScreen />,
  },
  warmUp: {
    guard: { needs: 'session', otherwise: pages.home },
    screen: () => <WarmUpScreen />,
  },
  listen: {
    guard: { needs: 'session', otherwise: pages.home },
    screen: () => <ListenScreen />,
  },
  listenToBook: {
    guard: { needs: 'session', otherwise: pages.home },
    screen: ({ bookId = '' }) => <ListenToBookScreen key={bookId} bookId={bookId} />,
  },
  placement: {
    guard: { needs: 'session', otherwise: pages.home },
    screen: () => <PlacementScreen />,
  },
  unsubscribe: { guard: anyone, screen: () => <UnsubscribeScreen /> },
  adminLogin: { guard: anyone, screen: () => <AdminLoginScreen /> },
  invitation: { guard: anyone, screen: () => <InvitationScreen /> },
  admin: {
    guard: { needs: 'admin', otherwise: pages.adminLogin },
    screen: () => <AdminScreen />,
  },
  writeBook: {
    guard: { needs: 'admin', otherwise: pages.adminLogin },
    screen: () => <WriteBookScreen />,
  },
  editBook: {
    guard: { needs: 'admin', otherwise: pages.adminLogin },
    screen: ({ bookId = '' }) => <EditBookScreen key={bookId} bookId={bookId} />,
  },
  viewBook: {
    guard: { needs: 'admin', otherwise: pages.adminLogin },
    screen: ({ bookId = '' }) => <ViewBookScreen key={bookId} bookId={bookId} />,
  },
};

/** Fetches the code of the screen that a family opens first at a further visit. */
export async function preloadScreen(path: string): Promise<void> {
  const name = findPage(path)?.name;
  if (name === 'home') await preloadFamilyHome();
  if (name === 'reading') await ReaderScreen.preload();
}

/** A screen keeps nothing of one child when another reads. /account has a part that is the family's, and sees to it. */
export function Routes() {
  useLocation();
  const switches = useChildSwitches();
  // Not the router's path: it is already decoded, and `findPage` decodes once more.
  const page = findPage(location.pathname);
  if (page === null) return <NotFoundScreen />;
  const { guard, screen } = routes[page.name];
  return (
    <Guarded key={page.name === 'account' ? page.name : `${page.name} ${switches}`} guard={guard}>
      {screen(page.params)}
    </Guarded>
  );
}
