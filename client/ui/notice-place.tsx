import type { ComponentType } from 'react';
import { createStore, useStore } from 'zustand';

/** What is shown above every screen. Its code is fetched after the first one. */
export const noticeStore = createStore<{ Notice: ComponentType | null }>(() => ({ Notice: null }));

/** Used once, in the app. */
export function NoticePlace() {
  const { Notice } = useStore(noticeStore);
  return Notice && <Notice />;
}
