import type { Package } from '../../src/testing/shelf.ts'

const pack = (name: string, food: string, rest: Partial<Package> = {}): Package => ({
  name: name.split('/'),
  food,
  brand: 'Hearth & Hill',
  small: 'NET WT 15 OZ (425 g)<br>Keep in a cool, dry place',
  colour: '#f4efe6',
  ink: '#2b2118',
  shape: 'can',
  font: 'sans',
  ...rest,
})

/** Shelves of our own making, with the packages on them and the food in each. */
export const shelves: Record<string, readonly Package[]> = {
  cans: [
    pack('COCONUT/MILK', 'coconut-milk', { colour: '#17633f', ink: '#ffffff', brand: 'PALMA' }),
    pack('Chickpeas', 'chickpea-canned', { font: 'serif', small: 'in water, no salt added<br>400 g' }),
    pack('Crushed/Tomatoes', 'crushed-tomato', { colour: '#b3261e', ink: '#fff6e5', font: 'serif' }),
  ],
  boxes: [
    pack('PENNE', 'penne', {
      shape: 'box',
      colour: '#1d3f8f',
      ink: '#ffffff',
      brand: 'Molino Vecchio',
      small: 'durum wheat semolina<br>cooks in 11 minutes<br>500 g',
    }),
    pack('Rolled/Oats', 'rolled-oat', { shape: 'box', font: 'serif', colour: '#e9d7b0' }),
    pack('Brown/Sugar', 'brown-sugar', { shape: 'box', colour: '#7a4b22', ink: '#ffe9c9' }),
  ],
  jars: [
    pack('Peanut/Butter', 'peanut-butter', {
      shape: 'jar',
      colour: '#c9812b',
      ink: '#231505',
      font: 'serif',
      small: 'crunchy<br>no palm oil',
    }),
    pack('HONEY', 'honey', { shape: 'jar', colour: '#f2c14e', ink: '#3b2503', brand: 'Bee Lane' }),
    pack('Black/Beans', 'black-bean-canned', { colour: '#1b1b1f', ink: '#f6f1e7', turn: 2 }),
  ],
  // These packages name other products than their foods, so no food may be certain.
  traps: [
    pack('Tomato/Soup', '', { colour: '#c8261c', ink: '#ffffff' }),
    pack('LEMON/dish soap', '', { shape: 'box', colour: '#f7e463' }),
    pack('Chocolate/Cookies', '', { shape: 'box', font: 'serif', colour: '#4a2a17', ink: '#ffe8d0' }),
  ],
  fridge: [
    pack('Greek/Yogurt', 'greek-yogurt', { shape: 'jar', colour: '#ffffff', ink: '#1b4a8a', font: 'serif' }),
    pack('Cream/Cheese', 'cream-cheese', { shape: 'box', colour: '#dfeaf6', ink: '#123a63' }),
    pack('OAT/MILK', 'oat-milk', { shape: 'box', colour: '#3b5f7d', ink: '#ffffff' }),
  ],
  pantry: [
    pack('Basmati/Rice', 'basmati-rice', { shape: 'box', colour: '#7b1f3a', ink: '#fbe6a8', font: 'serif' }),
    pack('TUNA', 'tuna-canned', {
      colour: '#e7eef5',
      ink: '#0f2a4a',
      small: 'chunks in sunflower oil<br>145 g',
      turn: -2,
    }),
    pack('Red/Lentils', 'lentil-red', { shape: 'box', colour: '#f3e3d3', ink: '#8a2d12' }),
  ],
  sauces: [
    pack('Soy/Sauce', 'soy-sauce', { shape: 'jar', colour: '#241815', ink: '#f2d9a0' }),
    pack('Maple/Syrup', 'maple-syrup', { shape: 'jar', colour: '#8b3a12', ink: '#fff3dd', font: 'serif' }),
    pack('Sweet/Corn', 'corn', { colour: '#ffd54a', ink: '#1f5a2a' }),
  ],
  german: [
    pack('Gehackte/Tomaten', 'tomato-canned', {
      colour: '#b3261e',
      ink: '#fff6e5',
      brand: 'Hofgut',
      small: 'in Tomatensaft<br>ohne Zusatz von Zucker<br>400 g',
    }),
    pack('Haferflocken', 'rolled-oat', {
      shape: 'box',
      font: 'serif',
      colour: '#e9d7b0',
      brand: 'Kornmühle',
    }),
    pack('HONIG', 'honey', { shape: 'jar', colour: '#f2c14e', ink: '#3b2503', brand: 'Bienenhof' }),
  ],
  greek: [
    pack('ΦΑΚΕΣ', 'lentil-brown', {
      shape: 'box',
      colour: '#3d6b35',
      ink: '#ffffff',
      brand: 'ΚΑΡΠΟΣ',
      small: 'ψιλές, Ελλάδας<br>Καθαρό βάρος 500 γρ.',
    }),
    pack('Ρεβίθια', 'chickpea-canned', {
      font: 'serif',
      brand: 'Το Χωράφι',
      small: 'σε νερό και αλάτι<br>400 γρ.',
    }),
    pack('ΜΕΛΙ', 'honey', {
      shape: 'jar',
      colour: '#f2c14e',
      ink: '#3b2503',
      brand: 'ΥΜΗΤΤΟΣ',
      small: 'θυμαρίσιο<br>450 γρ.',
    }),
  ],
  athens: [
    pack('Ελαιόλαδο', 'olive-oil', {
      shape: 'box',
      colour: '#c9c46a',
      ink: '#1f3310',
      brand: 'ΚΑΛΑΜΑΤΑ',
      small: 'εξαιρετικό παρθένο<br>1 λίτρο',
    }),
    pack('Στραγγιστό/Γιαούρτι', 'greek-yogurt', { colour: '#ffffff', ink: '#1b4a8a', brand: 'Βουνό' }),
    pack('ΤΟΝΟΣ', 'tuna-canned', {
      colour: '#0f2a4a',
      ink: '#e7eef5',
      brand: 'ΑΙΓΑΙΟ',
      small: 'σε ηλιέλαιο<br>160 γρ.',
    }),
  ],
  // These packages contain neither tomatoes nor sugar.
  greekTraps: [
    pack('ΝΤΟΜΑΤΟ/ΣΟΥΠΑ', '', { colour: '#c8261c', ink: '#ffffff', brand: 'ΚΑΡΠΟΣ' }),
    pack('ΧΩΡΙΣ/ΖΑΧΑΡΗ', '', { shape: 'box', colour: '#dfeaf6', ink: '#123a63', brand: 'ΝΕΚΤΑΡ' }),
    pack('ΣΑΠΟΥΝΙ/ΕΛΑΙΟΛΑΔΟΥ', '', { shape: 'box', font: 'serif', colour: '#e4e9d8' }),
  ],
}
