/** Vitamins, minerals and similar nutrients that the food table has no figures for. */
export const nutrients = [
  'folate',
  'folic acid',
  'iron',
  'calcium',
  'zinc',
  'magnesium',
  'potassium',
  'iodine',
  'selenium',
  'choline',
  'vitamins?(?: (?:a|b|c|d|e|k|b6|b12))?',
  'b12',
  'omega[- ]?3s?',
  'antioxidants?',
  'probiotics?',
  'electrolytes?',
]
