<?php

declare(strict_types=1);

namespace Kiln\Examples\Catalogue;

enum Unit: string
{
    case Piece = 'piece';
    case Kilogram = 'kg';
}
