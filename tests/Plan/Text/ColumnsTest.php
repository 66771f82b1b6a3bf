<?php

declare(strict_types=1);

namespace Kiln\Tests\Plan\Text;

use Kiln\Plan\Text\Columns;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(Columns::class)]
final class ColumnsTest extends TestCase
{
    #[Test]
    public function columnsAreAsWideAsTheirWidestCell(): void
    {
        $table = new Columns(['KEY', 'VALUE', 'LAST']);
        $table->add(['a', 'a long value', '']);
        $table->add(['größe', 'b', 'c']);

        self::assertSame("  KEY    VALUE         LAST\n  a      a long value\n  größe  b             c\n", $table->text());
    }

    #[Test]
    public function aCellThatIsNotUtf8IsCountedInBytes(): void
    {
        $table = new Columns(["\xff\xfe", 'B']);
        $table->add(['a', 'b']);

        self::assertSame("  \xff\xfe  B\n  a   b\n", $table->text());
    }
}
