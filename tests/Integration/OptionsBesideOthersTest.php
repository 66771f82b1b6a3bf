<?php

declare(strict_types=1);

namespace Kiln\Tests\Integration;

use JMS\Serializer\Naming\CamelCaseNamingStrategy;
use JMS\Serializer\SerializationContext;
use JMS\Serializer\SerializerBuilder as JmsBuilder;
use Kiln\Attribute\NamingStrategy;
use Kiln\Context;
use Kiln\JsonOptions;
use Kiln\Serializer;
use Kiln\SerializerBuilder;
use Kiln\Tests\TemporaryDirectory;
use PHPUnit\Framework\Attributes\CoversClass;
use PHPUnit\Framework\Attributes\Test;
use PHPUnit\Framework\TestCase;
use Symfony\Component\Serializer\Attribute\Groups;
use Symfony\Component\Serializer\Encoder\JsonEncode;
use Symfony\Component\Serializer\Encoder\JsonEncoder;
use Symfony\Component\Serializer\Mapping\Factory\ClassMetadataFactory;
use Symfony\Component\Serializer\Mapping\Loader\AttributeLoader;
use Symfony\Component\Serializer\NameConverter\CamelCaseToSnakeCaseNameConverter;
use Symfony\Component\Serializer\Normalizer\AbstractObjectNormalizer;
use Symfony\Component\Serializer\Normalizer\DateTimeNormalizer;
use Symfony\Component\Serializer\Normalizer\ObjectNormalizer;
use Symfony\Component\Serializer\Serializer as Symfony;

/**
 * Options of an application, said once, beside what others have for them.
 */
#[CoversClass(SerializerBuilder::class)]
#[CoversClass(Serializer::class)]
final class OptionsBesideOthersTest extends TestCase
{
    private const PRETTY = <<<'JSON'
        {
            "user_name": "Ann",
            "born_at": "01.03.1990",
            "score": 3.0,
            "meta": {}
        }
        JSON;

    #[Test]
    public function namesDatesNullsAndLayoutAreSaidOnce(): void
    {
        $account = self::account();

        self::assertSame(self::PRETTY, self::kiln(new JsonOptions(pretty: true))->serialize($account));
        self::assertSame(self::PRETTY, self::symfony(\JSON_PRETTY_PRINT | \JSON_PRESERVE_ZERO_FRACTION)->serialize($account, 'json', [AbstractObjectNormalizer::PRESERVE_EMPTY_OBJECTS => true]));
        // Its dates have a format of their own only by an attribute at each property.
        $jms = JmsBuilder::create()->setPropertyNamingStrategy(new CamelCaseNamingStrategy())->build();
        self::assertSame('{"user_name":"Ann","born_at":"1990-03-01T00:00:00+00:00","score":3.0,"meta":{}}', $jms->serialize($account, 'json'));
    }

    #[Test]
    public function aCallKeepsWhatItDoesNotName(): void
    {
        $account = self::account();
        $expected = '{"user_name":"Ann","meta":{}}';

        self::assertSame($expected, self::kiln()->serialize($account, context: new Context(groups: ['list'])));
        self::assertSame($expected, self::symfony(\JSON_PRESERVE_ZERO_FRACTION)->serialize($account, 'json', ['groups' => ['list'], AbstractObjectNormalizer::PRESERVE_EMPTY_OBJECTS => true]));
        // A context of a call takes the place of the default one, so it has to say everything again.
        $jms = JmsBuilder::create()->setSerializationContextFactory(static fn(): SerializationContext => SerializationContext::create()->setSerializeNull(false))->build();
        self::assertStringNotContainsString('null', $jms->serialize($account, 'json'));
        self::assertStringContainsString('"nick_name":null', $jms->serialize($account, 'json', SerializationContext::create()->setGroups(['Default'])->setSerializeNull(true)));
    }

    #[Test]
    public function objectsWithoutMembersAreKept(): void
    {
        $json = '{"any":{},"list":[],"deep":[{"x":{}}]}';
        $kiln = SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())->withContext(new Context(keepEmptyObjects: true))->build();

        self::assertSame($json, $kiln->serialize($kiln->deserialize($json, 'mixed')));
        $symfony = self::symfony(0);
        self::assertSame('{"any":[],"list":[],"deep":[{"x":[]}]}', $symfony->encode($symfony->decode($json, 'json'), 'json'));
        $jms = JmsBuilder::create()->build();
        self::assertSame('{"any":[],"list":[],"deep":[{"x":[]}]}', $jms->serialize($jms->deserialize($json, 'array', 'json'), 'json'));
    }

    private static function account(): Account
    {
        return new Account('Ann', new \DateTimeImmutable('1990-03-01T00:00:00+00:00'));
    }

    private static function kiln(?JsonOptions $json = null): Serializer
    {
        return SerializerBuilder::create()->withCacheDir(TemporaryDirectory::create())
            ->withContext(new Context(serializeNull: false, naming: NamingStrategy::Snake, dateFormats: ['d.m.Y'], json: $json))->build();
    }

    private static function symfony(int $flags): Symfony
    {
        $normalizer = new ObjectNormalizer(new ClassMetadataFactory(new AttributeLoader()), new CamelCaseToSnakeCaseNameConverter(), defaultContext: [AbstractObjectNormalizer::SKIP_NULL_VALUES => true]);

        return new Symfony([new DateTimeNormalizer([DateTimeNormalizer::FORMAT_KEY => 'd.m.Y']), $normalizer], [new JsonEncoder(new JsonEncode([JsonEncode::OPTIONS => $flags]))]);
    }
}

final class Account
{
    public function __construct(
        #[\Kiln\Attribute\Groups('list'), Groups(['list'])]
        public string $userName,
        public \DateTimeImmutable $bornAt,
        public float $score = 3.0,
        #[\Kiln\Attribute\Groups('list'), Groups(['list'])]
        public \stdClass $meta = new \stdClass(),
        public ?string $nickName = null,
    ) {}
}
