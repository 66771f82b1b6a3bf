<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Native;

use Kiln\Engine\Native\Extension;
use Kiln\Engine\Native\NativeView;
use Kiln\SerializerBuilder;
use Kiln\Tests\Golden\GeneratedCodeTest;
use Kiln\Tests\Golden\Shape;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\DataProviderExternal;
use PHPUnit\Framework\Attributes\RequiresPhpExtension;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

/**
 * What ordinary classes hold is the extension's own work.
 */
#[CoversClass(NativeView::class)]
#[RequiresPhpExtension(Extension::NAME)]
final class OrdinaryTest extends TestCase
{
    #[Test]
    #[DataProviderExternal(GeneratedCodeTest::class, 'shapes')]
    public function theDocumentOfAShapeIsReadAndWrittenWithoutThePhpEngine(Shape $shape): void
    {
        $native = new NativeSetup(SerializerBuilder::create(), $shape->context);

        $object = $native->serializer->deserialize($shape->document(), $shape->type());
        $byType = $native->serializer->serialize($object, type: $shape->type());
        $byItself = $native->serializer->serialize($object);

        self::assertInstanceOf($shape->class, $object);
        self::assertSame([$shape->written(), $shape->written()], [$byType, $byItself]);
        // Values from text come as plain data as a rule, which is plain PHP's work in any case.
        $decoded = (int) $shape->context->coerce;
        self::assertSame(['encoded' => 0, 'decoded' => $decoded], ['encoded' => $native->fallback->encoded, 'decoded' => $native->fallback->decoded], 'The PHP engine had to help.');
    }
}
