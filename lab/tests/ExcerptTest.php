<?php

declare(strict_types=1);

namespace Kiln\Lab\Tests;

use Kiln\Lab\Model\Catalogue\Open\Category;
use Kiln\Lab\Workload\Excerpt;
use Kiln\Lab\Workload\Workload;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\TestCase;

#[CoversClass(Excerpt::class)]
final class ExcerptTest extends TestCase
{
    public function testOnlyItemsThatBringANewKeyStay(): void
    {
        $json = '[{"a":1},{"a":2},{"a":3,"b":null},{"a":4,"b":[{"c":1},{"c":2},{"d":{}}]},{"b":[{"c":3}]}]';
        $workload = new Workload('w', 'w', $json, Category::class, isList: true, writesNull: true, dateFormat: 'c');

        self::assertSame('[{"a":1},{"a":4,"b":[{"c":1},{"d":{}}]}]', Excerpt::of($workload)->json);
    }
}
