<?php

declare(strict_types=1);

namespace Kiln\Tests\Fuzz;

use Kiln\Tests\Fuzz\Subject\Calendars;
use Kiln\Tests\Fuzz\Subject\Drawings;
use Kiln\Tests\Fuzz\Subject\Folders;
use Kiln\Tests\Fuzz\Subject\Ledgers;
use Kiln\Tests\Fuzz\Subject\LooseValues;
use Kiln\Tests\Fuzz\Subject\Orders;
use Kiln\Tests\Fuzz\Subject\Patches;
use Kiln\Tests\Fuzz\Subject\Variants;

final readonly class Subjects
{
    /**
     * @return list<Subject>
     */
    public static function all(): array
    {
        return [new Orders(), new Folders(), new Drawings(), new Variants(), new Patches(), new LooseValues(), new Calendars(), new Ledgers()];
    }
}
