import {
  init_define_RUNTIME_PACKAGES
} from "./chunk-IAFWRTWP.js";

// src/text/count.ts
init_define_RUNTIME_PACKAGES();
function count(amount) {
  if (amount < 1e3) return String(amount);
  if (amount < 999950) return `${shortened(amount / 1e3)}k`;
  return `${shortened(amount / 1e6)}M`;
}
function shortened(amount) {
  return amount.toFixed(1).replace(/\.0$/, "");
}
function sum(amounts) {
  return amounts.reduce((total, amount) => total + amount, 0);
}
function plural(amount, noun) {
  return `${count(amount)} ${noun}${amount === 1 ? "" : "s"}`;
}
function firstOf(items, most, show) {
  const shown = items.slice(0, most).map(show).join(", ");
  return items.length > most ? `${shown} and ${items.length - most} more` : shown;
}
function duration(ms) {
  const seconds = Math.max(0, Math.floor(ms / 1e3));
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} s`;
  if (minutes < 60) return joinUnits(`${minutes} min`, seconds % 60, "s");
  return joinUnits(`${Math.floor(minutes / 60)} h`, minutes % 60, "min");
}
function joinUnits(big, small, unit) {
  return small === 0 ? big : `${big} ${small} ${unit}`;
}
function dayOf(ms) {
  return new Date(ms).toISOString().slice(0, 10);
}

export {
  count,
  sum,
  plural,
  firstOf,
  duration,
  dayOf
};
