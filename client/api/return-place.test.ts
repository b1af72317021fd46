import { beforeEach, expect, test, vi } from 'vitest';
import { returnPlace } from './return-place.ts';
import { createStorage } from '../test-support/storage.ts';

beforeEach(() => vi.stubGlobal('sessionStorage', createStorage()));

test.each(['/reading/sam-and-the-wet-hat', '/reading/a%20b', '/account', '/warm-up'])(
  '%s is kept until it is dropped',
  (path) => {
    returnPlace.keep(path);
    expect(returnPlace.read()).toBe(path);
    returnPlace.drop();
    expect(returnPlace.read()).toBeNull();
  },
);

test.each([
  '/',
  '/signin',
  '/admin',
  '/warm-up/',
  '//elsewhere.example/reading/x',
  '/reading/',
  '/reading/a/b',
])('%s is not kept', (path) => {
  returnPlace.keep(path);
  expect(returnPlace.read()).toBeNull();
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
])('a stored %j is nowhere to go', (text) => {
  sessionStorage.setItem('return_place', text);
  expect(returnPlace.read()).toBeNull();
});
