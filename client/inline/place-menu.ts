import { placeMenu } from '../place-menu';

// Inline directly after the menu, so that it runs before the first paint.
placeMenu();
