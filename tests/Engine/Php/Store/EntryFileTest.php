<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Store;

use Kiln\Engine\Php\Store\Entry;
use Kiln\Engine\Php\Store\EntryContent;
use Kiln\Engine\Php\Store\EntryFile;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Engine\Php\Store\SealedFiles;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(EntryContent::class)]
#[CoversClass(EntryFile::class)]
final class EntryFileTest extends TestCase
{
    #[Test]
    public function anEntryIsReadWithoutItsClasses(): void
    {
        $class = new GeneratedClass('NeverLoaded', "<?php\n\ndeclare(strict_types=1);\n\nnamespace Kiln\\Generated;\n\nfinal class NeverLoaded\n{\n}\n");
        // A path that looks like the end of a file.
        $entry = new Entry('NeverLoaded', ['NeverLoaded'], ["/a\nreturn array (\n  'madeBy' => 'b" => 'state']);
        $file = SealedFiles::seal(EntryFile::print("key\nreturn", $entry, [$class]));

        self::assertEquals(["key\nreturn", $entry], EntryContent::parse(EntryContent::returned($file)));
        self::assertFalse(class_exists('Kiln\Generated\NeverLoaded', false));
        self::assertNull(EntryContent::returned(''));
    }
}
