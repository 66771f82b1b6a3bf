<?php

declare(strict_types=1);

namespace Kiln\Tests\Engine\Php\Printer;

use Kiln\Context;
use Kiln\Engine\Php\Printer\PlanPrinter;
use Kiln\Engine\Php\Store\GeneratedClass;
use Kiln\Engine\Planning;
use Kiln\Plan\Read\ReadPlan;
use Kiln\Tests\Metadata\DeclaresClasses;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;

#[CoversClass(PlanPrinter::class)]
final class PlanPrinterTest extends TestCase
{
    use DeclaresClasses;

    #[Test]
    public function thePrintedPlanIsThePlan(): void
    {
        $namespace = $this->declareClasses(<<<'PHP'
            enum Color: string { case Red = 'r'; }
            #[Discriminator('type', ['car' => Car::class, '7' => Bike::class])] abstract class Vehicle {}
            final class Car extends Vehicle { public int $doors = 4; }
            final class Bike extends Vehicle { private ?string $name = "it's \\ \$n"; }
            final class Upper implements \Kiln\ValueConverter { public function serialize(mixed $value, \Kiln\Context $context): mixed { return $value; } public function deserialize(mixed $data, \Kiln\Context $context): mixed { return $data; } }
            final class Subject
            {
                /** @param list<Subject> $children */
                public function __construct(public readonly string|int $id, public array $children = [], protected float $ratio = 0.1) {}
                public ?Vehicle $vehicle = null;
                public ?Color $color = null;
                #[DateFormat('Y-m-d', timezone: 'Europe/Berlin')] public ?\DateTimeImmutable $at = null;
                public ?\DateInterval $for = null;
                /** @var array<int, list<int>>|Car|null */ public array|Car|null $either = null;
                /** @var array{0: int, size?: \stdClass} */ public array $shape = [0];
                #[Converter(Upper::class)] public mixed $converted = null;
                #[Inline(prefix: 'c_')] public ?Car $car = null;
                /** @var array<string, mixed> */ #[Inline(prefix: 'm_')] public array $more = [];
                /** @var \Kiln\Optional<string> */ public \Kiln\Optional $optional;
                /** @var \ArrayObject<int, mixed>|null */ public ?\ArrayObject $collection = null;
                #[AfterDeserialize] private function check(): void {}
            }
            PHP);
        $planning = new Planning();
        foreach ([new Context(), new Context(strict: true)] as $context) {
            self::assertIsItself($planning->read("list<{$namespace}\\Subject>", $context));
            self::assertIsItself($planning->read("?{$namespace}\\Vehicle", $context));
        }
        $class = "{$namespace}\\Subject";
        \assert(class_exists($class));
        self::assertIsItself($planning->populate($class, new Context()));
        self::assertIsItself($planning->read('array<string, int|float|null>', new Context()));
    }

    private static function assertIsItself(ReadPlan $plan): void
    {
        $class = PlanPrinter::print($plan);
        $file = (string) tempnam(sys_get_temp_dir(), 'kiln');
        file_put_contents($file, $class->code);
        require $file;
        unlink($file);
        $function = [GeneratedClass::fullName($class->name), 'plan'];
        self::assertIsCallable($function);
        self::assertEquals(new ReadPlan($plan->type, $plan->root, $plan->objects, []), $function());
    }
}
