// Words that Australians say otherwise than the dictionary does, one by one. In the dictionary's notation.

/** These replace what the dictionary has. A bar separates several pronunciations. */
const lines = `
  address: AH0 D R EH1 S
  admire: AH0 D M AY1 ER0
  advertisement: AH0 D V ER1 T AH0 S M AH0 N T
  aluminium: AE2 L Y AH0 M IH1 N IY0 AH0 M
  anti: AE1 N T IY0
  apricot: EY1 P R AH0 K AA2 T
  aren't: AA1 R N T
  asthma: AE1 S M AH0
  aunt: AA1 N T
  auntie: AA1 N T IY0
  ballet: B AE1 L EY0
  banana: B AH0 N AA1 N AH0
  basil: B AE1 Z AH0 L
  bathers: B EY1 DH ER0 Z
  bathtub: B AA1 TH T AH2 B
  because: B IH0 K OH1 Z
  blouse: B L AW1 Z
  borough: B AH1 R AH0
  bras: B R AA1 Z
  buffet: B AH1 F EY0
  buoy: B OY1
  calves: K AA1 V Z
  can't: K AA1 N T
  chipmunk: CH IH1 P M AH2 NG K
  clerk: K L AA1 R K
  colorado: K AA2 L ER0 AA1 D OW0
  corral: K AH0 R AA1 L
  crumby: K R AH1 M IY0
  cuckoo: K UH1 K UW2
  cyclist: S AY1 K L IH0 S T
  cyclone: S AY1 K L OW2 N
  data: D EY1 T AH0 | D AA1 T AH0
  depot: D EH1 P OW0
  derby: D AA1 R B IY0
  dynasty: D IH1 N AH0 S T IY0
  earring: IH1 R R IH2 NG
  era: IH1 R AH0
  erase: AH0 R EY1 Z
  eraser: AH0 R EY1 Z ER0
  soprano: S AH0 P R AA1 N OW0
  twang: T W AE1 NG
  fallen: F AO1 L AH0 N
  figure: F IH1 G ER0
  fillet: F IH1 L AH0 T
  from: F R AA1 M
  gala: G AA1 L AH0
  garage: G AE1 R AA0 ZH
  gone: G AA1 N
  gooseberries: G UH1 Z B EH2 R IY0 Z
  gooseberry: G UH1 Z B EH2 R IY0
  grovel: G R AA1 V AH0 L
  h: EY1 CH
  halve: HH AA1 V
  halves: HH AA1 V Z
  herb: HH ER1 B
  hiccup: HH IH1 K AH2 P
  hovel: HH AA1 V AH0 L
  hover: HH AA1 V ER0
  hubbub: HH AH1 B AH2 B
  hurrah: HH AH0 R AA1
  it'll: IH1 T AH0 L
  kilo: K IY1 L OW2
  laboratory: L AH0 B AA1 R AH0 T AH0 R IY0 | L AH0 B AA1 R AH0 T R IY0
  lachlan: L OH1 K L AH0 N
  lasso: L AE0 S UW1
  leapt: L EH1 P T
  leisure: L EH1 ZH ER0
  lever: L IY1 V ER0
  lieutenant: L EH0 F T EH1 N AH0 N T
  lure: L Y UH1 R
  mascara: M AE0 S K AA1 R AH0
  massage: M AE1 S AA0 ZH
  mature: M AH0 T Y UH1 R
  mayor: M EH1 R
  mitre: M AY1 T ER0
  mocha: M AA1 K AH0
  nevada: N AH0 V AA1 D AH0
  oregano: AA2 R AH0 G AA1 N OW0
  pajamas: P AH0 JH AA1 M AH0 Z
  panorama: P AE2 N ER0 AA1 M AH0
  peanut: P IY1 N AH2 T
  plait: P L AE1 T
  plaza: P L AA1 Z AH0
  prayer: P R EH1 R
  premier: P R EH1 M IY0 ER0
  privacy: P R AY1 V AH0 S IY0 | P R IH1 V AH0 S IY0
  process: P R OW1 S EH2 S
  progress: P R OW1 G R EH2 S
  promenade: P R AA2 M AH0 N AA1 D
  python: P AY1 TH AH0 N
  raspberry: R AA1 Z B EH2 R IY0
  route: R UW1 T
  sahara: S AH0 HH AA1 R AH0
  salmon: S AE1 M AH0 N
  scarecrow: S K EH1 R K R OW2
  schedule: SH EH1 JH UW0 L | S K EH1 JH UW0 L
  scone: S K AA1 N
  semi: S EH1 M IY0
  shan't: SH AA1 N T
  shone: SH AA1 N
  solder: S AA1 L D ER0 | S OW1 L D ER0
  squirrel: S K W IH1 R AH0 L
  stirrup: S T IH1 R AH0 P
  syrup: S IH1 R AH0 P
  tara: T AA1 R AH0
  taskmaster: T AA1 S K M AA2 S T ER0
  the: DH AH0
  thorough: TH AH1 R AH0
  thyme: T AY1 M
  tomato: T AH0 M AA1 T OW0
  toothbrush: T UW1 TH B R AH2 SH
  tournament: T AO1 R N AH0 M AH0 N T
  tournaments: T AO1 R N AH0 M AH0 N T S
  tortoise: T AO1 R T AH0 S
  vase: V AA1 Z
  vehicle: V IY1 AH0 K AH0 L
  vitamin: V AY1 T AH0 M AH0 N | V IH1 T AH0 M AH0 N
  weren't: W ER1 N T
  wrath: R OH1 TH
  yogurt: Y OW1 G ER0 T
  z: Z EH1 D
  zebra: Z EH1 B R AH0 | Z IY1 B R AH0
`;

/** Words that have to be taught whole: no row has one of their sounds. */
const whole = `
  aeroplane: EH1 R AH0 P L EY2 N
  arnhem: AA1 R N AH0 M
  aunty: AA1 N T IY0
  beau: B OW1
  biscuit: B IH1 S K AH0 T
  boatswain: B OW1 S AH0 N
  crèche: K R EH1 SH
  esplanade: EH1 S P L AH0 N EY2 D
  fête: F EY1 T
  gaol: JH EY1 L
  george: JH AO1 R JH
  georgia: JH AO1 R JH AH0
  honour: AA1 N ER0
  isaac: AY1 Z AH0 K
  isla: AY1 L AH0
  kai: K AY1
  kayak: K AY1 AE0 K
  kosciuszko: K AA2 Z IY0 AH1 S K OW0
  lasagne: L AH0 Z AA1 N Y AH0
  louis: L UW1 IY0
  mackay: M AH0 K AY1
  maeve: M EY1 V
  mahli: M AA1 L IY0
  manoeuvre: M AH0 N UW1 V ER0
  maya: M AY1 AH0
  meringue: M ER0 AE1 NG
  moult: M OW1 L T
  mould: M OW1 L D
  mouldy: M OW1 L D IY0
  mr: M IH1 S T ER0
  mrs: M IH1 S AH0 Z
  ms: M IH1 Z
  dr: D AA1 K T ER0
  murray: M AH1 R IY0
  naan: N AA1 N
  omelette: AA1 M L AH0 T
  penguin: P EH1 NG G W AH0 N
  phoebe: F IY1 B IY0
  quiche: K IY1 SH
  reggie: R EH1 JH IY0
  tahlia: T AA1 L IY0 AH0
  taipan: T AY1 P AE0 N
  thomas: T AA1 M AH0 S
  wollongong: W UH1 L AH0 NG G AA2 NG
  xavier: Z EY1 V IY0 ER0
  yacht: Y AA1 T
  youse: Y UW1 Z
  zucchini: Z UW0 K IY1 N IY0
`;

/** The pronunciations of each of these words. */
export const ownWords: ReadonlyMap<string, readonly string[]> = new Map(
  `${lines}${whole}`
    .trim()
    .split('\n')
    .map((line): [string, string[]] => {
      const [word = '', said = ''] = line.split(':');
      return [word.trim(), said.split('|').map((one) => one.trim())];
    }),
);
