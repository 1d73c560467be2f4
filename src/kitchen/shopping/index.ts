export { groceryList } from './grocery-list.ts'
