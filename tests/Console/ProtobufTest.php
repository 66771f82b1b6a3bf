<?php

declare(strict_types=1);

namespace Kiln\Tests\Console;

use Kiln\Console\Command\ProtobufImportCommand;
use Kiln\Console\Command\ProtobufNumberCommand;
use Kiln\Console\Protobuf\Descriptors;
use Kiln\Console\Protobuf\NumberAnswer;
use Kiln\Console\Protobuf\Numbering;
use Kiln\Console\Protobuf\SourceFile;
use Kiln\Console\WrittenFiles;
use Kiln\Schema\Proto\Import\ClassFile;
use Kiln\Schema\Proto\Import\Descriptor\FeatureSet;
use Kiln\Schema\Proto\Import\DocComment;
use Kiln\Schema\Proto\Import\Importer;
use Kiln\Schema\Proto\Import\MessageClass;
use Kiln\Schema\Proto\Import\PhpName;
use Kiln\Serializer;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;

#[CoversClass(ProtobufImportCommand::class)]
#[CoversClass(ProtobufNumberCommand::class)]
#[CoversClass(Descriptors::class)]
#[CoversClass(WrittenFiles::class)]
#[CoversClass(NumberAnswer::class)]
#[CoversClass(Numbering::class)]
#[CoversClass(SourceFile::class)]
#[CoversClass(Importer::class)]
#[CoversClass(MessageClass::class)]
#[CoversClass(ClassFile::class)]
#[CoversClass(DocComment::class)]
#[CoversClass(FeatureSet::class)]
#[CoversClass(PhpName::class)]
final class ProtobufTest extends CommandTestCase
{
    private const PROTO = <<<'PROTO'
        syntax = "proto3";
        package shop.v1;
        import "google/protobuf/timestamp.proto";
        import "google/protobuf/wrappers.proto";
        // What somebody has bought.
        message Order {
          reserved 3, 10 to 12;
          reserved "old_name";
          // given by the database
          int32 id = 1;
          optional string note = 2;
          repeated Line lines = 4;
          map<int64, Line> line_by_number = 5;
          google.protobuf.Timestamp placed_at = 6;
          google.protobuf.Int32Value count = 7;
          State state = 8;
          oneof payment {
            string card = 13;
            bytes token = 14;
          }
          repeated sint32 deltas = 15 [packed = false];
          message Line {
            string sku = 1;
            Order order = 2 [deprecated = true];
          }
          enum State {
            STATE_UNSPECIFIED = 0;
            STATE_SENT = 2;
          }
        }
        // Not a name for a class in PHP.
        message List {
          List list = 1 [json_name = "inner-list"];
        }
        PROTO;

    /**
     * The descriptors are buf's of the files beside them: Debian's protoc knows no editions.
     */
    #[Test]
    public function editionsSayOfAFieldWhatASyntaxSaysOfAFile(): void
    {
        $descriptors = (string) file_get_contents(\dirname(__DIR__) . '/Fixture/Protobuf/Editions/descriptors.pb');
        $fields = [];
        foreach (Importer::classes($descriptors, 'App') as $file) {
            preg_match_all('~^        (#\[Field.*|//.*)$~m', $file->code, $found);
            $fields[$file->path] = $found[1];
        }

        self::assertSame([
            'Shop/V1/Parcel.php' => [
                "#[Field(1)] public string \$id = '',",
                "#[Field(2, 'int32')] public ?int \$weight = null,",
                "#[Field(3, 'int32', isPacked: false)] public array \$numbers = [],",
                "#[Field(4, 'int32')] public array \$packed = [],",
                '// inner: a group has no place in a class.',
                '#[Field(6)] public ?self $usual = null,',
                "#[Field(7, 'int32')] public array \$counts = [],",
            ],
            'Shop/V1/Order.php' => [
                '#[Field(3, isRequired: true)] public string $customer,',
                '#[Field(1)] public ?string $id = null,',
                "#[Field(2, 'int32')] public int \$count = 0,",
                "#[Field(4, 'int32')] public array \$numbers = [],",
                "#[Field(5, 'int32', isPacked: false)] public array \$loose = [],",
                '#[Field(6)] public ?Order\Line $first = null,',
                '// last: a group has no place in a class.',
                "#[Field(8, oneOf: 'payment')] public ?string \$card = null,",
                "#[Field(9, oneOf: 'payment')] public ?int \$voucher = null,",
                '#[Field(10)] public ?Order\State $state = null,',
            ],
            'Shop/V1/Order/State.php' => [],
            'Shop/V1/Order/Line.php' => [
                "#[Field(1)] public string \$sku = '',",
                "#[Field(2, 'int32')] public ?int \$quantity = null,",
                '#[Field(3)] public ?State $state = null,',
            ],
        ], $fields);
    }

    #[Test]
    public function namesThatPhpDoesNotHaveBecomeSuchThatItHas(): void
    {
        $this->needProtoc();
        $this->project()->write('odd.proto', <<<'PROTO'
            syntax = "proto3";
            package odd;
            message date_time { int32 _1 = 1; string unknown_fields = 2; }
            message DateTime { date_time other = 1; }
            message _2 {}
            PROTO);

        self::assertExit(0, $this->project()->kiln(['protobuf:import', 'odd.proto', '--to=src', '--namespace=Imported']));
        $code = $this->read('src/Odd/DateTime.php');
        self::assertStringContainsString("#[Field(1, 'int32', name: '_1')] #[SerializedName('1')] public int \$_1 = 0,", $code);
        self::assertStringContainsString("#[Field(2)] public string \$unknownFields = '',\n        #[UnknownFields] #[Bytes] public string \$unknownFields_ = '',", $code);
        self::assertStringContainsString('public ?DateTime $other = null,', $this->read('src/Odd/DateTime_.php'));
        self::assertStringContainsString("#[Message('_2', package: 'odd')]\nfinal readonly class _2\n", $this->read('src/Odd/_2.php'));
        foreach (['DateTime', 'DateTime_', '_2'] as $class) {
            require "{$this->project()->directory}/src/Odd/{$class}.php";
        }
        $class = 'Imported\Odd\DateTime';
        self::assertTrue(class_exists($class, false));
        self::assertSame("\x08\x05\x12\x01a", Serializer::create()->serialize(new $class(5, 'a'), 'protobuf'));
    }

    #[Test]
    public function protoFilesBecomeClasses(): void
    {
        $this->needProtoc();
        $this->project()->write('shop.proto', self::PROTO);

        $result = $this->project()->kiln(['protobuf:import', 'shop.proto', '--to=src', '--namespace=App']);

        self::assertExit(0, $result);
        self::assertSame(<<<'TEXT'
            src/Shop/V1/Order.php
            src/Shop/V1/Order/State.php
            src/Shop/V1/Order/Line.php
            src/Shop/V1/List_.php
            4 written, 0 as they were.

            TEXT, $result->output);
        self::assertSame(<<<'PHP'
            <?php

            declare(strict_types=1);

            namespace App\Shop\V1;

            use Kiln\Attribute\Bytes;
            use Kiln\Attribute\Protobuf\Field;
            use Kiln\Attribute\Protobuf\Message;
            use Kiln\Attribute\Protobuf\Reserved;
            use Kiln\Attribute\Protobuf\UnknownFields;

            /**
             * What somebody has bought.
             */
            #[Message('Order', package: 'shop.v1')]
            #[Reserved(3, [10, 12], 'old_name')]
            final readonly class Order
            {
                /**
                 * @param list<Order\Line> $lines
                 * @param array<int, Order\Line> $lineByNumber
                 * @param list<int> $deltas
                 */
                public function __construct(
                    /** given by the database */
                    #[Field(1, 'int32')] public int $id = 0,
                    #[Field(2)] public ?string $note = null,
                    #[Field(4)] public array $lines = [],
                    #[Field(5, key: 'int64')] public array $lineByNumber = [],
                    #[Field(6)] public ?\DateTimeImmutable $placedAt = null,
                    #[Field(7, 'google.protobuf.Int32Value')] public ?int $count = null,
                    #[Field(8)] public Order\State $state = Order\State::Unspecified,
                    #[Field(13, oneOf: 'payment')] public ?string $card = null,
                    #[Field(14, oneOf: 'payment')] #[Bytes] public ?string $token = null,
                    #[Field(15, 'sint32', isPacked: false)] public array $deltas = [],
                    #[UnknownFields] #[Bytes] public string $unknownFields = '',
                ) {}
            }

            PHP, $this->read('src/Shop/V1/Order.php'));
        self::assertStringContainsString("enum State: int\n{\n    case Unspecified = 0;\n    case Sent = 2;\n}", $this->read('src/Shop/V1/Order/State.php'));
        self::assertStringContainsString("#[Field(1, name: 'list')] #[SerializedName('inner-list')] public ?self \$list = null,", $this->read('src/Shop/V1/List_.php'));

        $again = $this->project()->kiln(['protobuf:import', 'shop.proto', '--to=src', '--namespace=App']);
        self::assertSame("0 written, 4 as they were.\n", $again->output);
    }

    #[Test]
    public function whatProtocSaysIsSaid(): void
    {
        $this->needProtoc();
        $this->project()->write('wrong.proto', 'syntax = "proto3"; message {}');
        $this->project()->write('none.pb', "\x0A\xFF");

        self::assertStringContainsString('protoc says: wrong.proto:1:', $this->project()->kiln(['protobuf:import', 'wrong.proto', '--to=src'])->errors);
        self::assertStringContainsString('none.pb holds no descriptors of protoc', $this->project()->kiln(['protobuf:import', 'none.pb', '--to=src'])->errors);
        self::assertStringContainsString('There is no file nothing.proto', $this->project()->kiln(['protobuf:import', 'nothing.proto', '--to=src'])->errors);
        self::assertExit(2, $this->project()->kiln(['protobuf:import', 'wrong.proto']));
    }

    #[Test]
    public function missingNumbersAreWrittenOnce(): void
    {
        $code = <<<'PHP'
            #[Kiln\Protobuf\Reserved(7)]
            final class Parcel
            {
                // public int $id: not this one
                public int $id = 1;

                public function __construct(
                    #[Kiln\Protobuf\Field(4)]
                    public string $to,
                    /** grams */
                    #[Kiln\Groups('detail')]
                    private readonly ?int $weight = null,
                    int $id = 5,
                ) {
                    $this->id = $id;
                }
            }
            PHP;
        $this->project()->declare('Parcel', $code);

        $dry = $this->project()->kiln(['protobuf:number', 'App\Parcel', '--dry-run']);
        self::assertExit(1, $dry);
        self::assertSame("App\\Parcel::\$id: 8\nApp\\Parcel::\$weight: 9\n", $dry->output);
        $before = $this->read('src/Parcel.php');

        self::assertExit(0, $this->project()->kiln(['protobuf:number', 'App\Parcel']));
        $after = $this->read('src/Parcel.php');
        self::assertSame(strtr($before, [
            "    public int \$id = 1" => "    #[\\Kiln\\Attribute\\Protobuf\\Field(8)] public int \$id = 1",
            '        private readonly ?int $weight' => '        #[\Kiln\Attribute\Protobuf\Field(9)] private readonly ?int $weight',
        ]), $after);

        self::assertSame("All properties have numbers.\n", $this->project()->kiln(['protobuf:number', 'App\Parcel'])->output);
        self::assertSame($after, $this->read('src/Parcel.php'));
    }

    private function read(string $path): string
    {
        return (string) file_get_contents("{$this->project()->directory}/{$path}");
    }

    private function needProtoc(): void
    {
        exec('command -v protoc', $found, $status);
        if ($status !== 0) {
            getenv('CI') === 'true' ? self::fail('The compiler of Protocol Buffers is missing.') : self::markTestSkipped('The compiler of Protocol Buffers is missing: qa/require-protoc installs it.');
        }
    }
}
