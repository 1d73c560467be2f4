import { item, type PantryItem } from './item.ts'

/** Foods that one dish of its own name needs and that hardly any other dish uses. */
export const specialties: readonly PantryItem[] = [
  item('sushi-rice', 'sushi rice', 'grain', '1 1/2 cup', 'rinsed until the water runs clear'),
  item('phyllo', 'phyllo', 'bread', '12 sheet', 'thawed in its package', { buy: 'phyllo pastry' }),
  item('rye-bread', 'rye bread', 'bread', '8 slice'),
  item('hoagie-roll', 'roll|rolls', 'bread', '4 each', 'split', { buy: 'hoagie roll|hoagie rolls' }),
  item('corned-beef', 'corned beef', 'cooked-meat', '12 oz', 'thinly sliced', { cooking: 'cooked-meat' }),
  item('canadian-bacon', 'Canadian bacon', 'cooked-meat', '8 slice', '', { cooking: 'cooked-meat' }),
  item('doubanjiang', 'chili bean paste', 'sauce', '2 tbsp', '', {
    buy: 'Sichuan chili bean paste (doubanjiang)',
    title: 'chili bean',
  }),
  item('sichuan-pepper', 'Sichuan peppercorns', 'spice', '1 tsp', '', { title: 'Sichuan pepper' }),
  item('fenugreek', 'fenugreek leaves', 'spice', '1 tsp', '', {
    buy: 'dried fenugreek leaves',
    title: 'fenugreek',
  }),
  item('mirin', 'mirin', 'sauce', '2 tbsp'),
  item('glass-noodle', 'glass noodles', 'noodle', '8 oz', '', {
    buy: 'sweet potato glass noodles',
    title: 'glass noodle',
    home: ['korean'],
  }),
  item('vegan-kimchi', 'vegan kimchi', 'pickle', '1 cup', 'chopped', { raw: true, home: ['korean'] }),
  item('dashi', 'dashi', 'liquid', '1 cup', '', { buy: 'dashi stock' }),
  item('marsala', 'Marsala', 'sauce', '3/4 cup', '', { buy: 'dry Marsala wine' }),
  item('pie-crust', 'pie crust|pie crusts', 'bread', '1 each', '', {
    buy: 'ready-rolled pie crust|ready-rolled pie crusts',
  }),
  item('hominy', 'hominy', 'vegetable', '2 can', 'drained and rinsed', { speed: 'soft' }),
  item('masa-harina', 'masa harina', 'baking', '2 cup', '', { title: 'masa' }),
  item('masarepa', 'cornmeal', 'baking', '2 cup', '', { buy: 'precooked white cornmeal (masarepa)' }),
  item('corn-husk', 'corn husk|corn husks', 'baking', '20 each', '', {
    buy: 'dried corn husk|dried corn husks',
  }),
  item('veal-shank', 'veal shank|veal shanks', 'baking', '4 each', '', { cooking: 'stewing-meat' }),
  item('gelatin', 'gelatin', 'baking', '2 tsp', '', { buy: 'unflavored powdered gelatin' }),
  item('agar', 'agar', 'baking', '1 tsp', '', { buy: 'agar powder' }),
  item('matzo-meal', 'matzo meal', 'baking', '1 cup', '', { title: 'matzo' }),
]
