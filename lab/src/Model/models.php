<?php

declare(strict_types=1);

/*
 * The classes of the workloads, by namespace; {@see Models} writes them. The order is that of the documents.
 *
 *     TYPE[=KEY][>SINCE][<UNTIL][@GROUP][^OTHER][!][~][%][#XML] NAME..., ...
 *
 * [X] is a list, {X} a map, `date` a DateTimeImmutable; ! lets symfony write an empty map as {}, ~ has JMS go through a getter and a
 * setter. In the webhooks a key that may be absent, or null, or both, is nullable. Nulls are not written, so that nothing is lost but
 * the difference between these. # tells the layout in XML: Attribute, Text, Items(NAME) in an element of their own, List(NAME)
 * without, and of a class Root(NAME|NAMESPACE). Of entities, ^ names the property at the other end of an association, and % is not written.
 */

return [
    'Catalogue\Open' => [
        'Brand' => 'int id, string name, string@detail country, ?int@detail foundedIn',
        'Category' => 'int id, string name, string@detail slug',
        'Catalogue' => '[Product] products',
        'Image' => 'string url, int@detail width height, ?string>2.0@detail alt',
        'Product' => '
            int id, string sku, string~ name, string@detail description, float price, string<2.5 currency, bool active, int@internal stock,
            ?float>2.0 rating, [string]@detail tags, {string}@detail attributes, Brand brand, [Category] categories, [Image] images,
            [Variant]@detail variants, date@detail createdAt, date updatedAt, ?date>3.0@detail discontinuedAt',
        'Variant' => 'string sku color, ?string size, float price, int@internal stock, bool>1.5@detail available',
    ],
    'CycloneDx' => [
        'Bom' => 'string bomFormat specVersion serialNumber, int version, Metadata metadata, [Component] components',
        'Component' => '
            string type, string=bom-ref bomRef, string name version purl, ?string group description, ?[Hash] hashes,
            ?[LicenseChoice] licenses, ?[ExternalReference] externalReferences',
        'ExternalReference' => 'string type url',
        'Hash' => 'string alg content',
        'License' => '?string id name',
        'LicenseChoice' => 'License license',
        'Metadata' => 'date timestamp, [Tool] tools, Component component',
        'Tool' => 'string vendor name version',
    ],
    // As in the schema of CycloneDX 1.2.
    'CycloneDx\Xml' => [
        'Bom#Root(bom|http://cyclonedx.org/schema/bom/1.2)' => 'string#Attribute serialNumber, int#Attribute version, Metadata metadata, [Component]#Items(component) components',
        'Component' => '
            string#Attribute type, string=bom-ref#Attribute bomRef, ?string group, string name version, ?string description,
            ?[Hash]#Items(hash) hashes, ?[License]#Items(license) licenses, string purl,
            ?[ExternalReference]#Items(reference) externalReferences',
        'ExternalReference' => 'string#Attribute type, string url',
        'Hash' => 'string#Attribute alg, string#Text content',
        'License' => '?string id name',
        'Metadata' => 'date timestamp, [Tool]#Items(tool) tools, Component component',
        'Tool' => 'string vendor name version',
    ],
    'Depot' => [
        'embeddable Address' => 'string street city country',
        'Brand' => 'int id, string name',
        'Carrier' => 'int id, string name',
        'Category' => 'int id, string name',
        'Customer' => 'int id, string name email, Address address, [Order]^customer% orders',
        'Employee' => 'int id, string name email',
        'Line' => 'int id, Order^lines% order, Product product, int quantity, Money price',
        'embeddable Money' => 'int amount, string currency',
        'Note' => 'int id, Order^notes% order, string text, Employee author',
        'Order' => 'int id, string number, date placed, Customer^orders customer, [Line]^order lines, [Tag] tags, Payment payment, Shipment shipment, [Note]^order notes, Money total',
        'Payment' => 'int id, string method, ?date paid, Money amount',
        'Product' => 'int id, string name, Category category, Brand brand',
        'Shipment' => 'int id, date sent, Carrier carrier, Address destination',
        'Tag' => 'int id, string name',
    ],
    // Of RFC 4287.
    'Atom' => [
        'Category' => 'string#Attribute term',
        'Content' => 'string#Attribute type, string#Text text',
        'Entry' => 'string id title, date published updated, [Link]#List(link) link, Person author, [Category]#List(category) category, ?string summary, Content content',
        'Feed#Root(feed|http://www.w3.org/2005/Atom)' => 'string id title subtitle, date updated, [Link]#List(link) link, [Entry]#List(entry) entry',
        'Link' => 'string#Attribute href rel',
        'Person' => 'string name, ?string email',
    ],
    'GitHub' => [
        'App' => 'int id, string>2.0 node_id, ?string slug, string name',
        'Asset' => '
            string@links url, int id, string>2.0 node_id, string name, ?string label, string content_type, int size download_count',
        'AutoMerge' => 'User enabled_by, string merge_method, ?string commit_title commit_message',
        'Branch' => 'string label ref sha, User user, Repository repo',
        'Change' => 'string from',
        'Changes' => '?Change body, ?Issue old_issue, ?Repository old_repository, ?Change color old_permission name',
        'Comment' => '
            string@links url html_url, ?string@links issue_url, int id, string>2.0 node_id, User user, date created_at updated_at,
            string>3.0 author_association, string body, Reactions reactions, ?App performed_via_github_app, ?int pull_request_review_id,
            ?string diff_hunk path, ?int position original_position, ?string commit_id original_commit_id,
            ?string@links pull_request_url, ?Links _links, ?int start_line original_start_line, ?string start_side,
            ?int line original_line, ?string side',
        'Commit' => '
            string id tree_id, bool distinct, string message, date timestamp, string@links url, CommitAuthor author committer,
            [string] added removed modified',
        'CommitAuthor' => 'string name email, ?string username',
        'Delivery' => 'string event, string@internal example, Payload payload',
        'Hook' => '
            string type, int id, string name, bool active, [string] events, HookConfig config, date updated_at created_at,
            string@links url test_url ping_url deliveries_url, HookResponse last_response, ?int app_id',
        'HookConfig' => 'string content_type, string@links url, string@internal insecure_ssl',
        'HookResponse' => '?int code, string status, ?string message',
        'Installation' => 'int id, string>2.0 node_id',
        'Issue' => '
            string@links url repository_url labels_url comments_url events_url html_url, int id, string>2.0 node_id, int number,
            string title, User user, ?[Label] labels, ?string state, ?bool@internal locked, ?User assignee, [User] assignees,
            ?Milestone milestone, int comments, date created_at updated_at, ?date closed_at, string>3.0 author_association,
            ?string active_lock_reason body, Reactions reactions, ?App performed_via_github_app, bool draft, ?string@links timeline_url,
            ?IssuePullRequest pull_request',
        'IssuePullRequest' => 'string@links url html_url diff_url patch_url',
        'Label' => 'int id, string>2.0 node_id, string@links url, string name color, bool default, string description',
        'License' => 'string key name, ?string spdx_id, ?string@links url, string>2.0 node_id',
        'Link' => 'string href',
        'Links' => '?Link self, Link html, ?Link issue comments review_comments review_comment commits statuses pull_request',
        'Milestone' => '
            string@links url html_url labels_url, int id, string>2.0 node_id, int number, string title description, User creator,
            int open_issues closed_issues, string state, date created_at updated_at due_on, ?date closed_at',
        'Organization' => '
            string login, int id, string>2.0 node_id,
            string@links url repos_url events_url hooks_url issues_url members_url public_members_url avatar_url, string description',
        'Payload' => '
            ?string ref ref_type, ?string@internal master_branch, ?string description pusher_type, Repository repository, User sender,
            ?Installation installation, ?Organization organization, ?Repository forkee, ?string action, ?Issue issue, ?Comment comment,
            ?Changes changes, ?User assignee, ?Milestone milestone, ?Label label, ?User member, ?string zen, ?int hook_id, ?Hook hook,
            ?int number, ?PullRequest pull_request, ?Review review, ?string before after, ?bool created deleted forced,
            ?string base_ref compare, ?[Commit] commits, ?Commit head_commit, ?CommitAuthor pusher, ?Release release, ?date starred_at',
        'PullRequest' => '
            string@links url, int id, string>2.0 node_id, string@links html_url diff_url patch_url issue_url, int number, string state,
            bool@internal locked, string title, User user, ?string body, date created_at updated_at, ?date closed_at merged_at,
            ?string merge_commit_sha, ?User assignee, [User] assignees requested_reviewers, [Team] requested_teams, [Label] labels,
            ?Milestone milestone, string@links commits_url review_comments_url review_comment_url comments_url statuses_url,
            Branch head base, Links _links, string>3.0 author_association, ?AutoMerge auto_merge, ?string active_lock_reason,
            ?bool draft merged mergeable rebaseable, ?string mergeable_state, ?User merged_by, ?int comments review_comments,
            ?bool maintainer_can_modify, ?int commits additions deletions changed_files',
        'Reactions' => '
            string@links url, int total_count, int=+1 plus_one, int=-1 minus_one, int laugh hooray confused heart rocket eyes',
        'Release' => '
            string@links url assets_url upload_url html_url, int id, string>2.0 node_id, string tag_name target_commitish name,
            bool draft, User author, bool prerelease, date created_at published_at, [Asset] assets,
            string@links tarball_url zipball_url, string body, ?string@links discussion_url, ?Reactions reactions',
        'Repository' => '
            int id, string>2.0 node_id, string name full_name, bool private, User owner, string@links html_url, ?string description,
            bool fork,
            string@links url forks_url keys_url collaborators_url teams_url hooks_url issue_events_url events_url assignees_url branches_url tags_url blobs_url git_tags_url git_refs_url trees_url statuses_url languages_url stargazers_url contributors_url subscribers_url subscription_url commits_url git_commits_url comments_url issue_comment_url contents_url compare_url merges_url archive_url downloads_url issues_url pulls_url milestones_url notifications_url labels_url releases_url deployments_url,
            string|int created_at, date updated_at, string|int pushed_at, string@links git_url ssh_url clone_url svn_url,
            ?string homepage, int size stargazers_count watchers_count, ?string language,
            bool has_issues has_projects has_downloads has_wiki has_pages, int forks_count, ?string@links mirror_url, bool archived,
            ?bool disabled, int open_issues_count, ?License license, int forks open_issues watchers, string default_branch,
            bool@internal is_template, [string] topics, string visibility, bool@internal web_commit_signoff_required,
            {string}!@internal custom_properties, ?bool public, ?int stargazers, ?string@internal master_branch, ?string organization',
        'Review' => '
            int id, string>2.0 node_id, User user, ?string body, string commit_id, date submitted_at, string state,
            string@links html_url pull_request_url, string>3.0 author_association, Links _links',
        'Team' => 'int id, string>2.0 node_id, string name slug, ?string description, string privacy, string@links url',
        'User' => '
            string login, int id, string>2.0 node_id, string@links avatar_url, string<1.9 gravatar_id,
            string@links url html_url followers_url following_url gists_url starred_url subscriptions_url organizations_url repos_url events_url received_events_url,
            string type, bool site_admin, ?string name email',
    ],
    // One person as a comparison of 2017 has it; the name of the class is as long as it was there.
    'Old' => [
        'Element#Root(person)' => 'string full_name, int id, string email, [Phone] phone',
        'Listed' => 'string name, int id, string email, [Phone] phone',
        'Person' => 'string name, int id, string email, {string} phone',
        'Phone' => 'string type number',
    ],
    'Parcel' => [
        'readonly Address' => 'string city, ?string street',
        'Parcel' => 'int number, float weight, bool fragile, ?string label, date sentAt, Address to, [Address] stops, {string} notes',
    ],
    'Person' => [
        // As in the message of 2017, where the type has presence.
        'Message' => 'string name, int id, string email, [Number] phone',
        'Number' => 'string number, ?Kind kind',
        'readonly Person' => 'string name, int id, string email, [Phone] phones',
        'readonly Phone' => 'string number, Kind kind',
    ],
    'Shop' => [
        'Customer' => 'string name email',
        'Line' => 'string sku, int quantity, float price',
        'Movement' => 'int id, string sku name, float price, bool active, int stock, date createdAt, string note',
        'Order' => 'int id, string number, Customer customer, [Line] lines',
        'Page' => 'int total, [Shipment] shipments',
        'Place' => 'string street city country',
        'Shipment' => 'int id, date sent, Place place, Order order',
    ],
];
