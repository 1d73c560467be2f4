/** Vitamins, minerals and the like, of which the food table has no figures. */
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
