<?php

declare(strict_types=1);

namespace Kiln\Tests\Fixture\Integration;

/**
 * @extends Page<Item, NamedSuit>
 */
final class ItemPage extends Page
{
    public string $title = '';
}
