import { beforeEach, expect, test, vi } from 'vitest';
import { returnPath } from './return-path.ts';
import { createStorage } from '../test-support/storage.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', createStorage()));

test.each([
  '/reading/sam-and-the-wet-hat',
  '/reading/a%20b',
  '/account',
  '/warm-up',
  '/where-to-begin',
])('%s is kept until it is cleared', (path) => {
  returnPath.save(path);
  expect(returnPath.read()).toBe(path);
  returnPath.clear();
  expect(returnPath.read()).toBeNull();
});

test.each([
  '/',
  '/signin',
  '/admin',
  '/warm-up/',
  '//elsewhere.example/reading/x',
  '/reading/',
  '/reading/a/b',
])('%s is not kept', (path) => {
  returnPath.save(path);
  expect(returnPath.read()).toBeNull();
});

test.each([
  'https://elsewhere.example/',
  '//elsewhere.example',
  '/\\elsewhere.example',
  '\\\\elsewhere.example',
  '/reading/\\..\\..//elsewhere.example',
  '//elsewhere.example/reading/sam',
  'https:/reading/sam',
  'javascript:alert(1)',
  'java\tscript:alert(1)//reading/sam',
  'data:text/html,/reading/sam',
  '/reading/sam?next=//elsewhere.example',
  '/reading/sam#//elsewhere.example',
  '/reading/../../elsewhere',
  ' /account',
  '/account/../signin',
  'undefined',
])('a stored %j is not returned', (text) => {
  sessionStorage.setItem('return_place', text);
  expect(returnPath.read()).toBeNull();
});
