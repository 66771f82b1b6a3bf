<?php

declare(strict_types=1);

namespace Kiln\Tests\Console;

use Kiln\Console\Command\StatusCommand;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(StatusCommand::class)]
final class StatusTest extends CommandTestCase
{
    /** Each kind of code that an application may have called. */
    private const JMS = <<<'PHP'
        Kiln\Bridge\Jms\SerializerBuilder::create()
            ->addDefaultListeners()
            ->configureListeners(static fn($events) => $events->addListener('serializer.post_serialize', static function (): void {}, 'App\Parcel'))
            ->addDefaultHandlers()
            ->configureHandlers(static function ($handlers): void {
                $handlers->registerHandler(1, 'money', 'json', static fn(): int => 1);
                $handlers->registerHandler(2, 'money', 'json', static fn(): int => 1);
            })
        PHP;

    /** What is said of both classes. */
    private const COMPILED = <<<'TEXT'
          CLASS AND PROPERTY  DIRECTION  HOW
          App\Label           both       compiled
            $text             both       compiled
          App\Parcel          write      compiled, listeners are called
                              read       compiled
            $number           both       compiled
            $labels           both       compiled
            $price            both       compiled, a handler of the application is called
            $any              write      compiled, decided by each value
                              read       fails: no type is known
            $shown            write      compiled

        Writing: 6 of 6 properties are compiled.
        Reading: 4 of 5 properties are compiled.
        Always left to jms/serializer: calls with an exclusion strategy of their own, or a context of a class of the application.

        TEXT;

    #[Test]
    public function classesAreListedWithWhatIsCompiled(): void
    {
        $this->declareOrder();
        $this->project()->declare('Wrong', 'final class Wrong { /** @var string */ public int $number = 1; }');
        self::assertExit(0, $this->project()->kiln(['compile', 'App\Line', '--api-version=1', '--api-version=2']));

        $result = $this->project()->kiln(['status', 'src']);

        self::assertExit(1, $result);
        self::assertStringStartsWith(<<<TEXT
            Directory: {$this->project()->directory}/var

              TYPE       WRITE         READ          CODE
              App\Line   2 selections  2 selections  6 files
              App\Order  -             -             not yet: on first use, or by kiln compile
              App\Wrong  -             -             cannot be compiled: contradicting_types

            ✗ App\Wrong::\$number:
            TEXT, $result->output);
        self::assertStringEndsWith("[contradicting_types]\n    stops: App\\Wrong\n", $result->output);
    }

    #[Test]
    public function statusIsThereForPrograms(): void
    {
        $this->declareOrder();
        $this->project()->declare('Wrong', 'final class Wrong { /** @var string */ public int $number = 1; }');
        self::assertExit(0, $this->project()->kiln(['compile', 'App\Line', '--direction=write']));

        $result = $this->project()->kiln(['status', 'App\Line', 'App\Wrong', '--format=json']);

        self::assertExit(1, $result);
        self::assertSame([1, false, "{$this->project()->directory}/var"], [$result->json('schema'), $result->json('ok'), $result->json('directory')]);
        self::assertSame(['App\Line', 'App\Wrong'], $result->strings('type', 'types'));
        self::assertSame([1, 0, 0, []], [$result->json('types', 0, 'write'), $result->json('types', 0, 'read'), $result->json('types', 0, 'unusable'), $result->json('types', 0, 'errorCodes')]);
        self::assertSame(['contradicting_types'], $result->json('types', 1, 'errorCodes'));
        $files = $result->jsonArray('types', 0, 'files');
        self::assertCount(2, $files);
        foreach ($files as $file) {
            self::assertIsString($file);
            self::assertFileExists($file);
        }
    }

    #[Test]
    public function codeThatWasMadeAtRunTimeIsListed(): void
    {
        $this->declareOrder();
        $this->project()->php('
            $s = Kiln\Serializer::create(__DIR__ . "/var", engine: Kiln\Engine::Php);
            $s->serialize(new App\Line("a"));
            $s->serialize(new App\Line("a"), context: new Kiln\Context(version: "1"));
            $s->deserialize("[]", "list<App\Order>");');

        $result = $this->project()->kiln(['status']);

        self::assertExit(0, $result);
        self::assertMatchesRegularExpression('/^  App\\\\Line +2 selections +- +2 files$/m', $result->output);
        self::assertMatchesRegularExpression('/^  list<App\\\\Order> +- +1 selection +1 file$/m', $result->output);
        self::assertStringContainsString('App\Line: ' . $this->project()->directory . '/var/', $this->project()->kiln(['status', '-v'])->output);
    }

    #[Test]
    public function codeThatIsOutOfDateDoesNotCountAsCompiled(): void
    {
        $this->declareOrder();
        self::assertExit(0, $this->project()->kiln(['compile', 'App\Line']));
        $this->project()->declare('Line', 'final class Line { public int $other = 1; }');

        $result = $this->project()->kiln(['status', 'src/Line.php']);

        self::assertExit(0, $result);
        self::assertMatchesRegularExpression('/^  App\\\\Line +- +- +3 files; 3 out of date$/m', $result->output);
    }

    #[Test]
    public function codeOfTypesThatAreGoneIsNamed(): void
    {
        $this->declareOrder();
        self::assertExit(0, $this->project()->kiln(['compile', 'App\Line']));
        unlink("{$this->project()->directory}/src/Line.php");

        $result = $this->project()->kiln(['status']);

        self::assertExit(0, $result);
        self::assertStringContainsString("! There is code for types that do not exist any more: App\\Line. To remove it: kiln compile --clear\nNothing is compiled.\n", $result->output);
        self::assertSame(['App\Line'], $this->project()->kiln(['status', '--format=json'])->json('gone'));
    }

    #[Test]
    public function propertiesAreListedAsTheyAreWrittenInThePlaceOfJms(): void
    {
        $this->declareParcel();
        $this->project()->configure(self::JMS);

        $result = $this->project()->kiln(['status', '--jms', 'src']);

        self::assertExit(0, $result);
        self::assertSame('', $result->errors);
        self::assertSame("Serializer: that of kiln.php\n\n" . self::COMPILED, $result->output);
    }

    #[Test]
    public function withoutAConfigurationTheSerializerHasNoSetting(): void
    {
        $this->declareParcel();

        $result = $this->project()->kiln(['status', '--jms', 'App\Parcel', '--format=json']);

        self::assertExit(1, $result);
        self::assertFalse($result->json('ok'));
        self::assertSame('jms/serializer without any setting', $result->json('serializer'));
        self::assertSame(['write' => null, 'read' => null], $result->json('obstacles'));
        self::assertSame(['App\Parcel'], $result->strings('class', 'classes'));
        self::assertSame(['work' => 'compiled', 'text' => 'compiled'], $result->json('classes', 0, 'write'));
        self::assertSame(['number', 'labels', 'price', 'any', 'shown'], $result->strings('property', 'classes', 0, 'properties'));
        self::assertSame(['work' => 'fails', 'text' => 'fails: there is no class or handler money'], $result->json('classes', 0, 'properties', 2, 'write'));
        self::assertNull($result->json('classes', 0, 'properties', 4, 'read'));
        self::assertSame('json', $result->json('format'));
        self::assertCount(1, $result->jsonArray('alwaysByJms'));
    }

    #[Test]
    public function propertiesAreListedForXmlToo(): void
    {
        $this->declareParcel();
        $this->project()->configure(str_replace("'json'", "'xml'", self::JMS));

        $result = $this->project()->kiln(['status', '--jms', '--xml', 'src']);

        self::assertExit(0, $result);
        self::assertSame("Serializer: that of kiln.php, for XML\n\n" . self::COMPILED, $result->output);
        self::assertSame('xml', $this->project()->kiln(['status', '--jms', '--xml', 'src', '--format=json'])->json('format'));
        self::assertExit(2, $this->project()->kiln(['status', '--xml', 'src']));
    }

    #[Test]
    public function whatHoldsForEveryClassIsToldFirst(): void
    {
        $this->declareParcel();
        $this->project()->configure('JMS\Serializer\SerializerBuilder::create()->setSerializationVisitor("json", new JMS\Serializer\Visitor\Factory\XmlSerializationVisitorFactory())');

        $result = $this->project()->kiln(['status', '--jms', 'App\Label']);

        self::assertExit(0, $result);
        self::assertStringStartsWith(<<<'TEXT'
            Serializer: that of kiln.php
            ! Writing is left to jms/serializer: the visitor that writes JSON is not that of jms/serializer.

              CLASS AND PROPERTY  DIRECTION  HOW
              App\Label           read       compiled
                $text             read       compiled

            Reading: 1 of 1 property is compiled.
            TEXT, $result->output);
        self::assertStringNotContainsString('Writing:', $result->output);
    }

    #[Test]
    public function aSerializerThatIsNotKnownDoesEverything(): void
    {
        $this->declareParcel();
        $this->project()->declare('Shouting', <<<'PHP'
            final class Shouting implements \JMS\Serializer\Accessor\AccessorStrategyInterface
            {
                public function getValue(object $object, \JMS\Serializer\Metadata\PropertyMetadata $metadata, \JMS\Serializer\SerializationContext $context) { return '!'; }
                public function setValue(object $object, $value, \JMS\Serializer\Metadata\PropertyMetadata $metadata, \JMS\Serializer\DeserializationContext $context): void {}
            }
            PHP);
        $this->project()->configure('JMS\Serializer\SerializerBuilder::create()->setAccessorStrategy(new App\Shouting())');

        $result = $this->project()->kiln(['status', '--jms', 'App\Label']);

        self::assertExit(0, $result);
        self::assertSame(<<<'TEXT'
            Serializer: that of kiln.php
            ! Everything is left to jms/serializer: the accessor strategy is App\Shouting.
            Always left to jms/serializer: calls with an exclusion strategy of their own, or a context of a class of the application.

            TEXT, $result->output);
    }

    #[Test]
    public function whatNamesNoClassCannotBeExamined(): void
    {
        $this->declareParcel();

        foreach ([['status', '--jms'], ['status', '--jms', 'list<App\Label>']] as $call) {
            $result = $this->project()->kiln($call);
            self::assertExit(2, $result);
            self::assertStringContainsString('There is no class to examine', $result->errors);
        }
        self::assertExit(2, $this->project()->kiln(['status', '--jms', 'App\Nowhere']));
    }

    #[Test]
    public function classesThatCannotBeLoadedArePassedOver(): void
    {
        $this->project()->declare('Child', 'class Child extends NotInstalled {}');

        $result = $this->project()->kiln(['status', '--jms', 'src', '--format=json']);

        self::assertExit(0, $result);
        self::assertSame(['App\Child'], $result->strings('class', 'skipped'));
        self::assertSame([], $result->json('classes'));
    }

    private function declareParcel(): void
    {
        $this->project()->declare('Parcel', <<<'PHP'
            class Parcel
            {
                public int $number = 1;

                #[\JMS\Serializer\Annotation\Type('array<App\Label>')]
                public array $labels = [];

                #[\JMS\Serializer\Annotation\Type('money')]
                public mixed $price = 1;

                public mixed $any = null;

                #[\JMS\Serializer\Annotation\ReadOnlyProperty]
                public int $shown = 1;
            }
            PHP);
        $this->project()->declare('Label', 'final class Label { public string $text = ""; }');
    }
}
