const goods = [
  { id: 1, name: 'Teapot', price: 2400 },
  { id: 2, name: 'Cup', price: 800 },
];

export function listGoods() {
  return goods;
}
