// The same hills under snow.
import { cloud, duskSky, fill, gradient, land, nightSky, specks, type Draw } from './parts.ts';
import { round, oval } from '../shapes.ts';

const snowSky = ['#a9cfe8', '#dcecf6', '#f6f4fb'];

/** Two lines of drifted snow. */
const drifts = (w: number, h: number, color: string) =>
  `<path d="M${round(w * 0.05)} ${round(h * 0.8)}q60 -14 120 0M${round(w * 0.7)} ${round(h * 0.9)}q70 -14 150 0" stroke="${color}" stroke-width="6" fill="none" stroke-linecap="round"/>`;

export const snow: Draw = (w, h) =>
  land(w, h, snowSky, '#e3eef7', '#d5e5f2', '#f7fbff') +
  drifts(w, h, '#dbe8f3') +
  specks(w, h * 0.7, 26, 4, 'fill="#fff" fill-opacity=".9"');

/** A slope that falls to the left, for sliding. */
export const snowSlope: Draw = (w, h) =>
  `<defs>${gradient('sky', ...snowSky)}</defs>` +
  fill('sky', w, h) +
  oval(w * 0.15, h * 0.95, w * 0.5, h * 0.3, '#d5e5f2') +
  `<path d="M0 ${round(h * 0.9)}L${w} ${round(h * 0.5)}V${h}H0z" fill="#f7fbff"/>` +
  `<path d="M${round(w * 0.3)} ${round(h * 0.9)}L${round(w * 0.6)} ${round(h * 0.78)}M${round(w * 0.62)} ${round(h * 0.92)}L${round(w * 0.9)} ${round(h * 0.8)}" stroke="#dbe8f3" stroke-width="6" stroke-linecap="round"/>` +
  specks(w, h * 0.6, 26, 4, 'fill="#fff" fill-opacity=".9"');

export const snowNight: Draw = (w, h) =>
  land(w, h, nightSky, '#7f93bd', '#6f85b3', '#c5d5ec') +
  specks(w, h * 0.48, 24, 2.4, 'fill="#ffe9a8"') +
  drifts(w, h, '#aabfdf');

export const snowDusk: Draw = (w, h) =>
  land(w, h, duskSky, '#c9b9d6', '#b8b4d4', '#f6edf4') +
  cloud(w * 0.24, h * 0.2, 0.9, 0.4) +
  drifts(w, h, '#dccfe2');

/** `snow` as the sun goes down. */
export const snowEvening: Draw = (w, h) =>
  land(w, h, ['#6b6fb0', '#d79ab0', '#ffe0bd'], '#c9c3e0', '#b8b6da', '#e9e6f5') +
  drifts(w, h, '#d2cde6') +
  specks(w, h * 0.7, 26, 4, 'fill="#fff" fill-opacity=".9"');
