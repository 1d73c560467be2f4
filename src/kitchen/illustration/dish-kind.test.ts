import { describe, expect, it } from 'vitest'
import { readDish } from './dish.ts'
import { kindOf } from './dish-kind.ts'

const paintingOf = (title: string, items: string[] = []) =>
  kindOf(readDish({ title, category: 'dinner', ingredients: items.map((item) => ({ item })) }, 'seed')).paint

describe('the way a dish is painted', () => {
  it.each([
    ['Chicken Tikka Masala with Crisp Shallots', 'Chicken Tikka Masala'],
    ['Apple and Cinnamon Pie with Vanilla Ice Cream', 'Apple Pie'],
    ['Lemon Loaf Cake with Cherry Sauce', 'Banana Bread'],
    ['Fudgy Rocky Road', 'Brownies'],
    ['Turkey Sloppy Joes', 'Turkey Burgers'],
    ['Toad in the Hole with Leeks', 'Lasagna'],
    ['Creamy Leek Crustless Quiche', 'Zucchini Frittata'],
    ['Ruby-Red Beef Borscht with Lemon', 'Tomato Soup'],
    ['One-Pot Kielbasa Gumbo', 'Chicken Curry'],
    ['Crisp Pepperoni Calzones', 'Turkey Club Sandwich'],
    ['Patty Melts with Rye Bread and Swiss Cheese', 'Turkey Club Sandwich'],
    ['Baked Beef Tamale Pie with Cheddar', 'Lasagna'],
    ['Crisp Loaded Potato Skins with Bacon', 'Stuffed Peppers'],
    ['Baked Buffalo Chicken Dip with Baguettes', 'Hummus'],
    ['Crisp Pork Egg Rolls with Carrots', 'Falafel'],
    ['Crackling Crab Rangoon with Scallions', 'Falafel'],
    ['Golden Cream Cheese Wontons', 'Falafel'],
    ['Glossy Beef Japchae with Spinach', 'Shrimp Pad Thai'],
    ['Bubbling Pork Kimchi Jjigae with Tofu', 'Chicken Curry'],
    ['Crackling Chicken Chimichangas', 'Turkey Club Sandwich'],
    ['Red Beef Birria with Oregano', 'Chicken Curry'],
    ['Red Beef Birria Tacos', 'Fish Tacos'],
    ['Crisp-Edged Carnitas with Lime', 'Fish Tacos'],
    ['Dark Beef Rendang with Lemongrass', 'Chicken Curry'],
    ['Red Lamb Rogan Josh with Mint', 'Chicken Curry'],
    ['Smoky Baba Ganoush with Pitas and Mint', 'Hummus'],
    ['Crunchy Fattoush with Radishes', 'Greek Salad'],
    ['Silky Chicken Congee with Ginger', 'Oatmeal'],
    ['Homemade Shrimp Sushi Rolls', 'Falafel'],
    ['Buffalo Chicken Wings with Blue Cheese Dip', 'Sheet-Pan Chicken'],
    ['Fish and Chips with Tartar Sauce', 'Oven Fries'],
    ['Barbecue Pork Ribs with Coleslaw', 'Pulled Pork'],
    ['Orange Chicken with Broccoli', 'Teriyaki Tofu'],
    ['Orange Chicken Salad', 'Greek Salad'],
    ['Tuscan Chicken with Orzo', 'Chicken Skillet'],
    ['Creamy Mushroom Risotto', 'Lemon Risotto'],
    ['Chicken Pot Pie with Mushrooms', 'Apple Pie'],
    ['Spaghetti and Meatballs with Basil', 'Spaghetti Bolognese'],
  ])('%s is painted as %s is', (title, like) => expect(paintingOf(title)).toBe(paintingOf(like)))

  it('finds no chop in chopped food', () => {
    expect(paintingOf('Supper', ['pork chops'])).not.toBe(paintingOf('Supper', ['parsley, chopped']))
  })
})
