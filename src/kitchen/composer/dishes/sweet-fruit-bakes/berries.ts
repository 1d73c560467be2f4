/*
 * Ratios.
 * No-bake cheesecake 450 g cream cheese : 240 ml whipped cream : 115 g powdered sugar over 200 g crumbs : 85 g butter. The
 * whipped cream and the cold do the setting; cheese must be most of it, or it slumps.
 * Crumble 900 g fruit under 125 g flour : 90 g oats : 113 g butter : 100 g sugar, the butter half of the dry weight.
 * Cobbler 125 g flour : 85 g butter : 50 g sugar : 120 ml milk : 2 tsp powder, dropped in spoonfuls.
 */
export const berries = ['strawberry', 'blueberry', 'raspberry', 'blackberry']
