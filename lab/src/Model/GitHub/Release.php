<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\DateFormat;

/**
 * A release.
 */
final class Release
{
    #[JMS\Groups(['links'])]
    public string $url;
    #[JMS\Groups(['links'])]
    public string $assets_url;
    #[JMS\Groups(['links'])]
    public string $upload_url;
    #[JMS\Groups(['links'])]
    public string $html_url;
    #[JMS\Groups(['api'])]
    public int $id;
    #[JMS\Since('2.0'), JMS\Groups(['api'])]
    public string $node_id;
    #[JMS\Groups(['api'])]
    public string $tag_name;
    #[JMS\Groups(['api'])]
    public string $target_commitish;
    #[JMS\Groups(['api'])]
    public string $name;
    #[JMS\Groups(['api'])]
    public bool $draft;
    #[JMS\Groups(['api'])]
    public User $author;
    #[JMS\Groups(['api'])]
    public bool $prerelease;
    #[DateFormat(Delivery::DATE_FORMAT)]
    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">'), JMS\Groups(['api'])]
    public \DateTimeImmutable $created_at;
    #[DateFormat(Delivery::DATE_FORMAT)]
    #[JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">'), JMS\Groups(['api'])]
    public \DateTimeImmutable $published_at;
    /** @var list<Asset> */
    #[JMS\Type('array<' . Asset::class . '>'), JMS\Groups(['api'])]
    public array $assets;
    #[JMS\Groups(['links'])]
    public string $tarball_url;
    #[JMS\Groups(['links'])]
    public string $zipball_url;
    #[JMS\Groups(['api'])]
    public string $body;
    #[JMS\Groups(['links'])]
    public ?string $discussion_url = null;
    #[JMS\Groups(['api'])]
    public ?Reactions $reactions = null;
}
